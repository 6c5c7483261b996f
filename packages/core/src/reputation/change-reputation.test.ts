import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { changeReputation } from './change-reputation.ts';
import { getReputationCurve, listLedger } from './ledger.ts';
import { setReputation } from './set-reputation.ts';
import { undoBatch } from './undo-batch.ts';
import { undoEntry } from './undo-entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async (size = 3) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < size; one += 1) people.push(await addMember(context.db, guildId));
  const [userId = ''] = people;
  return { guildId, owner: panelActor(ownerId), ownerId, people, userId };
};

const balances = async (guildId: string, people: readonly string[]) => {
  const rows = await context.db
    .select({ userId: members.userId, reputation: members.reputation })
    .from(members)
    .where(eq(members.guildId, guildId));
  return people.map((userId) => rows.find((row) => row.userId === userId)?.reputation);
};

test('setting a balance writes the difference with its reason, and is refused if the balance has changed since', async () => {
  const { guildId, owner, ownerId, userId } = await family();
  await setReputation(context, owner, { guildId, userId, reputation: 40, reason: 'капт' });
  expect(await setReputation(context, owner, { guildId, userId, reputation: 25 })).toMatchObject({
    reputation: 25,
  });
  await expect(
    setReputation(context, owner, { guildId, userId, reputation: 99, expectedReputation: 40 }),
  ).rejects.toMatchObject({
    code: 'version_conflict',
    current: { member: { reputation: 25 }, changed_by: { id: ownerId } },
  });
  const ledger = await listLedger(context, owner, { guildId, userId, limit: 10, offset: 0 });
  expect(ledger.items.map((entry) => [entry.delta, entry.balance, entry.reason])).toEqual([
    [-15, 25, ''],
    [40, 40, 'капт'],
  ]);
});

test('members are told of a change by hand, but a guild cannot send a text to all of them through the bot', async () => {
  const { guildId, owner, people } = await family(26);
  const told = async () =>
    context.db.$count(
      deliveryRequests,
      and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'reputation_notice')),
    );
  await changeReputation(context, owner, { guildId, userIds: people, delta: 1, reason: 'всем' });
  expect(await told()).toBe(0);
  await changeReputation(context, owner, {
    guildId,
    userIds: people.slice(1),
    delta: 1,
    reason: 'почти всем',
  });
  expect(await told()).toBe(25);
});

const BATCH = { delta: 7, reason: 'дроп' };

test('a batch is changed completely or not at all', async () => {
  const { guildId, owner, people } = await family();
  await expect(
    changeReputation(context, owner, { ...BATCH, guildId, userIds: [...people, newId()] }),
  ).rejects.toMatchObject({ code: 'member_not_found' });
  expect(await balances(guildId, people)).toEqual([0, 0, 0]);
  await changeReputation(context, owner, { ...BATCH, guildId, userIds: people });
  expect(await balances(guildId, people)).toEqual([7, 7, 7]);
});

test('an entry is reversed once, and its reversal not at all', async () => {
  const { guildId, owner, people } = await family();
  const { items } = await changeReputation(context, owner, { ...BATCH, guildId, userIds: people });
  const entryId = items[0]?.id ?? '';
  const undo = await undoEntry(context, owner, { guildId, entryId });
  expect(undo).toMatchObject({ delta: -7, balance: 0, source: 'undo', reverses: entryId });
  await expect(undoEntry(context, owner, { guildId, entryId })).rejects.toMatchObject({
    code: 'entry_already_undone',
  });
  await expect(undoEntry(context, owner, { guildId, entryId: undo.id })).rejects.toMatchObject({
    code: 'entry_not_undoable',
  });
});

test('a batch is reversed together, once, without the entries that were reversed before', async () => {
  const { guildId, owner, people } = await family();
  const { batch_id: batchId, items } = await changeReputation(context, owner, {
    ...BATCH,
    guildId,
    userIds: people,
  });
  await undoEntry(context, owner, { guildId, entryId: items[0]?.id ?? '' });
  expect((await undoBatch(context, owner, { guildId, batchId })).items).toHaveLength(2);
  expect(await balances(guildId, people)).toEqual([0, 0, 0]);
  await expect(undoBatch(context, owner, { guildId, batchId })).rejects.toMatchObject({
    code: 'entry_already_undone',
  });
});

test('a bot gets no reputation', async () => {
  const { guildId, owner, people, userId } = await family();
  const bot = await addMember(context.db, guildId, { isBot: true });
  const change = { guildId, userIds: [userId, bot], delta: 5, reason: 'капт' };
  await expect(changeReputation(context, owner, change)).rejects.toMatchObject({ code: 'bot_is_no_member' });
  expect(await balances(guildId, people)).toEqual([0, 0, 0]);
});

test('an entry of another guild cannot be reversed, and no balance leaves its range', async () => {
  const [ours, theirs] = [await family(1), await family(1)];
  const { items } = await changeReputation(context, theirs.owner, {
    guildId: theirs.guildId,
    userIds: theirs.people,
    delta: 5,
    reason: 'x',
  });
  await expect(
    undoEntry(context, ours.owner, { guildId: ours.guildId, entryId: items[0]?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'not_found' });
  const { guildId, owner, userId } = ours;
  await setReputation(context, owner, { guildId, userId, reputation: 1_000_000_000 });
  await expect(
    changeReputation(context, owner, { guildId, userIds: [userId], delta: 1, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'reputation_out_of_range' });
});

test('the curve has the last balance of each day in the guild’s time zone', async () => {
  const { guildId, owner, userId } = await family(1);
  const now = context.clock().getTime();
  const at = async (daysAgo: number, reputation: number) =>
    setReputation({ ...context, clock: () => new Date(now - daysAgo * DAY_MS) }, owner, {
      guildId,
      userId,
      reputation,
    });
  await at(40, 10);
  await at(5, 20);
  await at(5, 30);
  await at(1, 15);
  const { points } = await getReputationCurve(context, owner, { guildId, userId, days: 30 });
  expect(points).toEqual([
    { date: '2026-01-30', balance: 10 },
    { date: '2026-02-24', balance: 30 },
    { date: '2026-02-28', balance: 15 },
    { date: '2026-03-01', balance: 15 },
  ]);
});

interface Step {
  kind: 'set' | 'many' | 'undo' | 'undo batch';
  who: number;
  value: number;
}

test('after any changes and undos every total is the sum of its ledger', async () => {
  const { guildId, owner, people } = await family(4);
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      who: fc.nat(3),
      value: fc.integer({ min: -99, max: 99 }),
    }),
    fc.record({ kind: fc.constant('many' as const), who: fc.nat(3), value: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('undo' as const), who: fc.nat(3), value: fc.nat(30) }),
    fc.record({ kind: fc.constant('undo batch' as const), who: fc.nat(3), value: fc.nat(5) }),
  );
  const batches: string[] = [];
  const run = async ({ kind, who, value }: Step): Promise<unknown> => {
    const userId = people[who] ?? '';
    if (kind === 'set') return setReputation(context, owner, { guildId, userId, reputation: value });
    if (kind === 'many') {
      const userIds = people.slice(0, who + 1);
      const { batch_id } = await changeReputation(context, owner, {
        guildId,
        userIds,
        delta: value,
        reason: 'x',
      });
      return batches.push(batch_id);
    }
    if (kind === 'undo batch') {
      const batchId = batches[value % Math.max(batches.length, 1)];
      return batchId === undefined ? undefined : undoBatch(context, owner, { guildId, batchId });
    }
    const { items } = await listLedger(context, owner, { guildId, userId, limit: 50, offset: 0 });
    const entryId = items[value % Math.max(items.length, 1)]?.id;
    return entryId === undefined ? undefined : undoEntry(context, owner, { guildId, entryId });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (history) => {
      // Two at a time: some may be refused, but the totals stay right.
      for (let index = 0; index < history.length; index += 2) {
        await Promise.allSettled(history.slice(index, index + 2).map(run));
      }
      const { rows } = await context.db.execute<{ user_id: string }>(sql`
        select member.user_id from members member
        left join reputation_entries entry
          on entry.guild_id = member.guild_id and entry.user_id = member.user_id
        where member.guild_id = ${guildId}
        group by member.user_id, member.reputation
        having member.reputation <> coalesce(sum(entry.delta), 0)`);
      expect(rows).toEqual([]);
    }),
    { numRuns: 12 },
  );
  const undone = await context.db
    .select({ reverses: reputationEntries.reverses })
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.source, 'undo')));
  expect(new Set(undone.map((row) => row.reverses)).size).toBe(undone.length);
});
