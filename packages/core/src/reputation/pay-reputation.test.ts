import { and, eq, sql, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockMember } from '../members/member.queries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { findLedger } from './entry.queries.ts';
import { payReputation } from './pay-reputation.ts';
import type { ReputationPayment } from './pay-reputation.ts';

let context: TestContext;
let guildId: string;
beforeAll(async () => {
  context = await createTestContext();
  guildId = (await addGuild(context.db)).id;
});
afterAll(async () => context.stop());

const refused = { cause: expect.objectContaining({ code: '23001' }) };

const payment = (userId: string, delta: number, key: string): ReputationPayment => ({
  guildId,
  userId,
  delta,
  reason: 'проверка',
  source: 'manual',
  actorId: null,
  key,
});
const pay = async (...payments: ReputationPayment[]) =>
  context.db.transaction(async (tx) => payReputation(context, tx, payments));

const round = (name: string, order: string[]) =>
  order.map((userId) => payment(userId, 1, `${name} ${userId}`));

const totalOf = async (userId: string) => {
  const ofMember = and(eq(members.guildId, guildId), eq(members.userId, userId));
  const [member] = await context.db.select({ total: members.reputation }).from(members).where(ofMember);
  const [ledger] = await context.db
    .select({ total: sum(reputationEntries.delta).mapWith(Number) })
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId)));
  return { member: member?.total, ledger: ledger?.total ?? 0 };
};

test('every row has the balance after it', async () => {
  const userId = await addMember(context.db, guildId);
  const paid = await pay(payment(userId, 10, 'a1'), payment(userId, -3, 'a2'), payment(userId, 0, 'a3'));
  expect(paid.map((entry) => [entry.delta, entry.balance])).toEqual([
    [10, 10],
    [-3, 7],
  ]);
  expect(await totalOf(userId)).toEqual({ member: 7, ledger: 7 });
});

/** The ledger as it is shown, the newest first: what is wrong in the running balance. */
const gapsOf = async (userId: string) => {
  const shown = await findLedger(context.db, guildId, userId, { limit: 200, offset: 0 });
  return shown.flatMap(({ entry }, place) => {
    const before = shown[place + 1]?.entry.balance ?? 0;
    return entry.balance === before + entry.delta ? [] : [{ before, ...entry }];
  });
};

test('the ledger is listed in the order of booking, not in the order of requests', async () => {
  const userId = await addMember(context.db, guildId);
  let waiting: Promise<unknown> | undefined;
  await context.db.transaction(async (tx) => {
    await lockMember(tx, guildId, userId);
    waiting = pay(payment(userId, 5, `asked first ${userId}`));
    await vi.waitFor(async () => {
      const { rowCount } = await context.db.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    await payReputation(context, tx, [payment(userId, 10, `booked first ${userId}`)]);
  });
  await waiting;
  expect(await gapsOf(userId)).toEqual([]);
});

test('whatever is paid at once, the running balance of everybody adds up as it is shown', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, async () => addMember(context.db, guildId)));
  const batch = fc.array(
    fc.record({ userId: fc.constantFrom(...people), delta: fc.integer({ min: -9, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 2, maxLength: 8 }), async (batches) => {
      await Promise.all(
        batches.map(async (rows) =>
          pay(...rows.map(({ userId, delta }) => payment(userId, delta, `at once ${(nth += 1)}`))),
        ),
      );
      for (const userId of people) expect(await gapsOf(userId)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('the same key is paid once, however many pay it at the same moment', async () => {
  const userId = await addMember(context.db, guildId);
  const paid = await Promise.all(Array.from({ length: 12 }, async () => pay(payment(userId, 5, 'screen 1'))));
  expect(paid.flat()).toHaveLength(1);
  expect(await totalOf(userId)).toEqual({ member: 5, ledger: 5 });
});

test('two batches with the same members in opposite order do not deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, async () => addMember(context.db, guildId)));
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      pay(...round(`round ${index}`, index % 2 === 0 ? people : people.toReversed())),
    ),
  );
  for (const userId of people) expect((await totalOf(userId)).member).toBe(10);
});

test('a whole server can be paid at once', async () => {
  const people = await Promise.all(Array.from({ length: 400 }, async () => addMember(context.db, guildId)));
  expect(await pay(...round('everybody', people))).toHaveLength(400);
});

test('after any payments the member’s total is the sum of the ledger, and each balance the sum so far', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 9 })), {
        maxLength: 20,
      }),
      async (history) => {
        const userId = await addMember(context.db, guildId);
        for (let index = 0; index < history.length; index += 4) {
          await pay(
            ...history
              .slice(index, index + 4)
              .map(([delta, key]) => payment(userId, delta, `${userId} ${key}`)),
          );
        }
        const { member, ledger } = await totalOf(userId);
        expect(member).toBe(ledger);
        const rows = await context.db
          .select()
          .from(reputationEntries)
          .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId)))
          .orderBy(reputationEntries.id);
        let balance = 0;
        for (const row of rows) expect(row.balance).toBe((balance += row.delta));
      },
    ),
    { numRuns: 25 },
  );
});

test('the database refuses to change or delete a row, or to write a total without the ledger', async () => {
  const userId = await addMember(context.db, guildId, { reputation: 3 });
  const rows = and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId));
  await expect(context.db.update(reputationEntries).set({ delta: 9 }).where(rows)).rejects.toMatchObject(
    refused,
  );
  await expect(context.db.delete(reputationEntries).where(rows)).rejects.toMatchObject(refused);
  const member = and(eq(members.guildId, guildId), eq(members.userId, userId));
  await expect(context.db.update(members).set({ reputation: 9 }).where(member)).rejects.toMatchObject(
    refused,
  );
  await context.db.update(members).set({ ingameNick: 'Vito_Rossi' }).where(member);
  expect(await totalOf(userId)).toEqual({ member: 3, ledger: 3 });
});
