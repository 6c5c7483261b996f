import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockNamed } from './platform/db/lock-named.ts';
import { METRICS } from './platform/metrics/metrics.ts';
import { changeReputation } from './reputation/change-reputation.ts';
import { startEventGuild } from './testing/test-events.ts';
import { captRoster } from './capts/capt-roster.ts';
import { createCapt } from './capts/create-capt.ts';
import { finishCapt } from './capts/finish-capt.ts';
import { HOUR_MS, addFamily, planCapt, playerRow } from './capts/testing/test-capt.ts';
import { finishEvent } from './events/finish-event.ts';
import { undoFinish } from './rosters/undo-finish.ts';

let family: Awaited<ReturnType<typeof startEventGuild>>;
beforeAll(async () => {
  family = await startEventGuild();
});
beforeEach(() => METRICS.databaseRetries.reset());
afterAll(async () => family.context.stop());

const ROUNDS = 3;

/** Everything succeeds, and PostgreSQL reported no deadlock. */
const expectNoCollision = async (work: readonly Promise<unknown>[]): Promise<void> => {
  const done = await Promise.allSettled(work);
  expect(done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([]);
  expect((await METRICS.databaseRetries.get()).values).toEqual([]);
};

/** The same people rotated, so that everybody works with them in another order. */
const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const order = by % 2 === 0 ? [...items] : items.toReversed();
  const start = (by * 7) % items.length;
  return [...order.slice(start), ...order.slice(0, start)];
};

const begunEvent = async (hours = 1): Promise<string> => {
  const { id } = await family.plan({ startsAt: family.inHours(hours), reward: 5 });
  return id;
};

const finish = async (eventId: string, attended: string[]) =>
  finishEvent(family.context, family.leader, { guildId: family.guildId, eventId, attended, excused: [] });

/** A capt that is entered afterwards, with its table. */
const enterCapt = async (people: readonly string[]) =>
  createCapt(family.context, family.leader, {
    ...planCapt(family.context, {
      startsAt: family.inHours(-1),
      status: 'finished',
      result: 'win',
      slots: 30,
    }),
    guildId: family.guildId,
    players: people.map((userId, index) => playerRow({ user_id: userId, nick: `Nick ${userId} ${index}` })),
  });

const expectWholeLedger = async (): Promise<void> => {
  const { rows } = await family.context.db.execute(sql`
    select user_id from members left join reputation_entries using (guild_id, user_id)
    group by guild_id, user_id, members.reputation having members.reputation <> coalesce(sum(delta), 0)`);
  expect(rows).toEqual([]);
};

test('30 clicks on Plus beside four payments to the same people', async () => {
  const people = await family.people(30);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await family.plan({ slots: 20 });
    await expectNoCollision([
      ...people.toReversed().map(async (userId) => family.join(id, userId)),
      ...Array.from({ length: 4 }, async (_, nth) =>
        changeReputation(family.context, family.leader, {
          guildId: family.guildId,
          userIds: turned(people, nth),
          delta: nth + 1,
          reason: 'evening',
        }),
      ),
    ]);
    const { rows } = await family.context.db.execute(
      sql`select count(*)::int as people from roster_entries where roster_id = ${id}`,
    );
    expect(rows).toEqual([{ people: 30 }]);
  }
  await expectWholeLedger();
});

test.each([2, 8])('%i events that are finished at once with the same walk-ins', async (count) => {
  const people = await family.people(20);
  const events: string[] = [];
  for (let nth = 0; nth < count; nth += 1) events.push(await begunEvent());
  family.context.travel(2 * HOUR_MS);
  await expectNoCollision(events.map(async (id, nth) => finish(id, turned(people, nth))));
  await expectWholeLedger();
});

test('an event and a capt that are finished at once with the same people', async () => {
  const people = await family.people(20);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await begunEvent();
    family.context.travel(2 * HOUR_MS);
    await expectNoCollision([finish(id, turned(people, round)), enterCapt(turned(people, round + 1))]);
  }
  await expectWholeLedger();
});

test('three capts that are entered, corrected and undone at once with the same people', async () => {
  const { context, guildId, leader } = family;
  const people = await family.people(20);
  for (let round = 0; round < ROUNDS; round += 1) {
    const three = await Promise.all([0, 1, 2].map(async (nth) => enterCapt(turned(people, nth))));
    const [undone = '', ...corrected] = three.map(({ id }) => id);
    await expectNoCollision([
      enterCapt(turned(people, 3)),
      undoFinish(context, leader, captRoster({ guildId, captId: undone })),
      ...corrected.map(async (captId, nth) =>
        finishCapt(context, leader, {
          guildId,
          captId,
          result: 'loss',
          scoreOurs: 1,
          scoreTheirs: 2,
          attended: turned(people, nth).slice(5),
        }),
      ),
    ]);
  }
  const { rows } = await context.db.execute(sql`
    select user_id from capt_member_sums sums where (capts, damage) <> (
      select count(*), coalesce(sum(damage), 0) from capt_players player
      where player.guild_id = sums.guild_id and player.user_id = sums.user_id and played_at is not null)`);
  expect(rows).toEqual([]);
  await expectWholeLedger();
});

test('a capt of one family does not wait for the capts of another', async () => {
  const other = await addFamily(family.context);
  await family.context.db.transaction(async (tx) => {
    await lockNamed(tx, 'capt_sums', family.guildId);
    const { id } = await createCapt(family.context, other.leader, {
      ...planCapt(family.context, {
        startsAt: family.inHours(-1),
        status: 'finished',
        result: 'win',
        slots: 9,
      }),
      guildId: other.guildId,
      players: other.people.map((userId) => playerRow({ user_id: userId, nick: userId })),
    });
    expect(id).not.toBe('');
  });
});
