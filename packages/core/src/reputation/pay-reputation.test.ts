import { and, eq, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
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
