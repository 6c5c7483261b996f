import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { requireSignedIn } from '../platform/actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { eventRoster } from '../events/event-roster.ts';
import { changeableRoster } from './changeable-roster.ts';
import { PLACE_NOTICES } from './place-notice.queries.ts';
import type { RosterCommand } from './roster-command.ts';
import { findWaitingNotices } from './roster-notice.queries.ts';
import { submitRosterCommand } from './roster-queue.ts';
import { findEntries } from './roster.queries.ts';
import { beginNotices, finishNotices, isPlaceNotice } from './tell-place.ts';
import type { PlaceNotice } from './tell-place.ts';

const { context, guildId, leader, plan, people } = await startEventGuild();
afterAll(async () => context.stop());
const CROWD = await people(2);

type List = 'main' | 'reserve';

/** Collects what people were told by answers and notices, as they would see it. */
class Hearers {
  readonly told = new Map<string, List>();
  readonly arrived = new Set<number>();
  /**
   * Notices that were being sent while the person got an answer. Either may be read first, so the bot may repeat the
   * current place.
   */
  readonly crossed = new Map<string, number>();
  readonly doubled: string[] = [];

  hear(notice: PlaceNotice): void {
    // Discord delivers a message with the same nonce once.
    if (this.arrived.has(notice.id)) return;
    this.arrived.add(notice.id);
    const list = PLACE_NOTICES[notice.kind];
    if (this.told.get(notice.userId) === list && !this.crossed.has(notice.userId))
      this.doubled.push(`${notice.userId} ${list}`);
    if (this.crossed.get(notice.userId) !== notice.id) this.crossed.delete(notice.userId);
    this.told.set(notice.userId, list);
  }
}

/** A roster with its people, and the bot that delivers notices in steps which anything may come between. */
const startStory = async (slots: number) => {
  const { id: eventId } = await plan({ slots });
  const roster = eventRoster({ guildId, eventId });
  const hearers = new Hearers();
  let underWay: PlaceNotice[] = [];
  let sent = 0;
  let keys = 0;

  const waiting = async (): Promise<PlaceNotice[]> =>
    (await findWaitingNotices(context.db, guildId, eventId)).filter(isPlaceNotice);
  const listOf = async (userId: string): Promise<List | undefined> =>
    (await findEntries(context.db, eventId)).find((entry) => entry.userId === userId)?.list;

  /** A person who gets an answer, or whom a leader added or removed, knows only that. */
  const inform = async (userId: string, list: List | undefined): Promise<void> => {
    for (const notice of await waiting())
      if (notice.userId === userId && notice.sendingSince !== null) hearers.crossed.set(userId, notice.id);
    if (list === undefined) hearers.told.delete(userId);
    else hearers.told.set(userId, list);
  };
  const command = async (asked: RosterCommand): Promise<void> => {
    const { outcome, place } = await submitRosterCommand(context, eventId, asked, () =>
      changeableRoster(context, roster),
    );
    if (asked.type !== 'join' && asked.type !== 'leave') return;
    const byLeader = asked.by !== undefined && outcome !== 'joined' && outcome !== 'left';
    if (!byLeader) await inform(asked.userId, place?.list);
  };
  const deliver = async (): Promise<void> => {
    if (underWay.length === 0) {
      // The first of each person, as the bot takes them.
      const firsts = new Map((await waiting()).toReversed().map((notice) => [notice.userId, notice]));
      const begun = await beginNotices(context, { guildId, rosterId: eventId }, [...firsts.values()]);
      underWay = (await waiting()).filter(({ id }) => begun.has(id));
      sent = 0;
      return;
    }
    const next = underWay[sent];
    sent += 1;
    if (next !== undefined) {
      hearers.hear(next);
      return;
    }
    const ended = underWay.map((notice) => ({ notice, via: 'dm' as const }));
    await finishNotices(context, { guildId, rosterId: eventId }, ended);
    underWay = [];
  };
  return {
    hearers,
    waiting,
    listOf,
    deliver,
    /** The process dies: nobody remembers how far the delivery was. */
    crash: () => {
      underWay = [];
    },
    act: async (userId: string, what: Act): Promise<void> => {
      const key = `${eventId} ${(keys += 1)}`;
      const by = requireSignedIn(leader).userId;
      if (what === 'pin in' || what === 'pin out' || what === 'unpin') {
        const pin = ({ 'pin in': 'in', 'pin out': 'out', unpin: null } as const)[what];
        await command({ type: 'pin', userId, pin, by, key });
      } else if (what === 'leave') await command({ type: 'leave', userId, key });
      else if (what === 'remove') await command({ type: 'leave', userId, by, key });
      else if (what === 'add') await command({ type: 'join', userId, reserve: false, by, key });
      else await command({ type: 'join', userId, reserve: what === 'reserve', key });
    },
  };
};

/** Pins are repeated: they are what moves people most. */
const ACTS = [
  'join',
  'reserve',
  'leave',
  'remove',
  'add',
  'unpin',
  'pin in',
  'pin out',
  'pin in',
  'pin out',
] as const;
type Act = (typeof ACTS)[number];

const step = fc.oneof(
  { weight: 8, arbitrary: fc.constant('deliver' as const) },
  { weight: 1, arbitrary: fc.constant('crash' as const) },
  {
    weight: 8,
    arbitrary: fc.record({ who: fc.integer({ min: 0, max: 1 }), what: fc.constantFrom(...ACTS) }),
  },
);

test('in whatever order people move and notices arrive, everybody’s last information is right, and nothing is told twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const story = await startStory(1);
      for (const userId of CROWD) await story.act(userId, 'join');
      for (const one of steps) {
        if (one === 'deliver') await story.deliver();
        else if (one === 'crash') story.crash();
        else await story.act(CROWD[one.who] ?? '', one.what);
      }
      story.crash();
      while ((await story.waiting()).length > 0) await story.deliver();
      const wrong: string[] = [];
      for (const userId of CROWD) {
        const list = await story.listOf(userId);
        const told = story.hearers.told.get(userId);
        if (list !== undefined && told !== list) wrong.push(`${userId} in ${list}, told ${told}`);
      }
      expect(wrong).toEqual([]);
      expect(story.hearers.doubled).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('somebody who moves up while the news of moving down is being sent is told of both', async () => {
  const story = await startStory(1);
  const [first = '', second = ''] = CROWD;
  await story.act(first, 'join');
  await story.act(second, 'join');
  await story.act(second, 'pin in');
  const heard = async (): Promise<[string, string][]> =>
    (await story.waiting()).map(({ userId, kind }) => [userId, kind]);
  expect(await heard()).toEqual(expect.arrayContaining([[first, 'demoted']]));
  const down = (await story.waiting()).find(({ userId }) => userId === first);
  if (down === undefined) throw new Error('nobody was to be told');
  const roster = { guildId, rosterId: down.rosterId };
  expect([...(await beginNotices(context, roster, [down])).keys()]).toEqual([down.id]);
  await story.act(second, 'leave');
  expect(await heard()).toEqual([[first, 'demoted']]);
  await finishNotices(context, roster, [{ notice: down, via: 'dm' }]);
  expect(await heard()).toEqual([[first, 'promoted']]);
});
