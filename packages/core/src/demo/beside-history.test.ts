import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventRoster } from '../events/event-roster.ts';
import { signUp } from '../rosters/sign-up.ts';
import type { Context } from '../platform/context.ts';
import { METRICS } from '../platform/metrics/metrics.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import { findUnsorted } from '../testing/lock-crossings.ts';
import { recordLocks } from '../testing/record-locks.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { newId } from '../testing/test-guild.ts';
import { demoStory, seedHistory } from './seed-history.ts';
import type { DemoStory } from './seed-history.ts';

let family: Awaited<ReturnType<typeof startEventGuild>>;
let people: string[];
beforeAll(async () => {
  family = await startEventGuild();
  people = await family.people(60);
});
afterAll(async () => family.context.stop());

const channels = { gg: newId(), gungame: newId() };

const some = <Item>(items: readonly Item[]): Item[] => items.slice(0, 2);

/** A short history with some of everything that pays reputation, and some undecided screenshots. */
const shortStory = (): DemoStory => {
  const { gungame, events, capts, days } = demoStory(family.context.clock(), 'ru');
  return {
    gungame: some(gungame),
    events: some(events),
    capts: some(capts),
    days: [...some(days), ...days.slice(-3)],
    wars: [],
    reports: [],
  };
};

const seed = async () =>
  seedHistory(family.context, { guildId: family.guildId, language: 'ru', channels }, { story: shortStory() });

test(
  'people click and leaders pay while the history of the demo is written',
  { timeout: 180_000 },
  async () => {
    const { context, guildId, leader } = family;
    const { id: eventId } = await family.plan({ slots: 40 });
    METRICS.databaseRetries.reset();
    let isOver = false;
    const history = seed().finally(() => {
      isOver = true;
    });
    const refused: unknown[] = [];
    let clicks = 0;
    while (!isOver) {
      const nth = (clicks += 1);
      const choice = nth % 2 === 0 ? 'main' : 'reserve';
      const answers = await Promise.allSettled([
        ...people.slice(0, 30).map(async (userId) =>
          signUp(context, discordActor(userId), {
            ...eventRoster({ guildId, eventId }),
            choice,
            key: `click ${nth} of ${userId}`,
          }),
        ),
        changeReputation(context, leader, {
          guildId,
          userIds: people.toReversed(),
          delta: 1,
          reason: 'live',
        }),
      ]);
      refused.push(...answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])));
    }
    await history;
    expect(refused).toEqual([]);
    expect(clicks).toBeGreaterThan(1);
    expect((await METRICS.databaseRetries.get()).values).toEqual([]);
  },
);

/** Records the ids that each transaction of the history announces. */
const recordChanges = () => {
  const { context } = family;
  const changes: Set<string>[] = [];
  const db = new Proxy(context.db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return async (...given: Parameters<typeof target.transaction>) => {
        changes.push(new Set());
        return target.transaction(...given);
      };
    },
  });
  const publish: Context['bus']['publish'] = async (tx, ...news) => {
    for (const event of news)
      for (const kind of ['eventIds', 'captIds', 'screenshotIds'] as const) {
        const ids = kind in event ? (event as Partial<Record<typeof kind, string[]>>)[kind] : [];
        for (const id of ids ?? []) changes.at(-1)?.add(`${kind} ${id}`);
      }
    return context.bus.publish(tx, ...news);
  };
  return { context: { ...context, db, bus: { ...context.bus, publish } }, changes };
};

test(
  'the history takes people in the order of their ids; a transaction changes one event, capt or screenshot, and a day or a screenshot locks five people at most',
  { timeout: 180_000 },
  async () => {
    const { gungame, events, capts, days } = demoStory(family.context.clock(), 'ru');
    const place = { guildId: family.guildId, language: 'ru', channels } as const;
    const { context, changes } = recordChanges();
    const nothing = { gungame: [], events: [], capts: [], days: [], wars: [], reports: [] };
    const gatherings = { ...nothing, events: events.slice(9, 11), capts: capts.slice(9, 11) };
    const screens = { ...nothing, gungame: gungame.slice(-2), days: days.slice(-8, -3) };
    const recorder = await recordLocks(context.db.$client, context.connectionString);
    await recorder.during('gatherings', async () => seedHistory(context, place, { story: gatherings }));
    await recorder.during('screens', async () => seedHistory(context, place, { story: screens }));
    await recorder.stop();
    expect(changes.filter((ids) => ids.size === 1).length).toBeGreaterThan(4 + 4 + 14);
    expect(changes.filter((ids) => ids.size > 1)).toEqual([]);
    const { transactions } = recorder;
    expect(transactions.length).toBeGreaterThan(10);
    expect(findUnsorted(transactions, 'members')).toEqual([]);
    const locked = transactions
      .filter(({ by }) => by === 'screens')
      .map(({ steps }) => {
        const people = steps.flat().filter(({ of, mode }) => of === 'members' && mode.endsWith('Update'));
        return new Set(people.map(({ row }) => row)).size;
      });
    expect(Math.max(...locked)).toBeGreaterThan(0);
    expect(Math.max(...locked)).toBeLessThanOrEqual(5);
  },
);
