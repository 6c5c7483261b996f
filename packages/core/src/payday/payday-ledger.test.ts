import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { AppError } from '../platform/app-error.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { getTreasury } from '../treasury/get-treasury.ts';
import { approvePayday } from './approve-payday.ts';
import { correctPay, takeBackCorrection } from './correct-pay.ts';
import { leaveOut } from './decide-payday.ts';
import { readWallet } from './get-wallet.ts';
import { markPaid } from './mark-paid.ts';
import { closePeriod } from './open-payday.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const startFamily = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 3; one += 1)
    people.push(await addMember(context.db, guildId, { staticId: String(10_000 + one) }));
  const leader = discordActor(ownerId);
  return {
    guildId,
    leader,
    people,
    correct: async (userId: string, cents: bigint) =>
      correctPay(context, leader, {
        guildId,
        requestId: randomUUID(),
        userId,
        kind: cents < 0n ? 'fine' : 'bonus',
        amountCents: String(cents < 0n ? -cents : cents),
        reason: 'Random',
        warning: false,
      }),
    approve: async ({ id: paydayId, fingerprint: seen, version }: Payday) =>
      approvePayday(context, leader, { guildId, paydayId, seen, version }),
  };
};

/** Null for a refusal that a random history may meet. */
const unless =
  (code: AppError['code']) =>
  (error: unknown): null => {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  };

const step = fc.oneof(
  fc.record({
    kind: fc.constant('correct' as const),
    who: fc.nat(2),
    cents: fc.bigInt({ min: -9_000_000_000_000n, max: 9_000_000_000_000n }).filter((cents) => cents !== 0n),
  }),
  fc.record({ kind: fc.constant('take back' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('payday' as const), out: fc.option(fc.nat(2)) }),
  fc.record({ kind: fc.constant('mark' as const), which: fc.nat(5), who: fc.nat(2), paid: fc.boolean() }),
);

test('after any history everybody is owed what was due without what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (history) => {
      const { guildId, leader, people, correct, approve } = await startFamily();
      const given: { id: string; who: number; cents: bigint }[] = [];
      const paydays: string[] = [];
      for (const one of history) {
        context.travel(1000);
        if (one.kind === 'correct') {
          const { id } = await correct(people[one.who] ?? '', one.cents);
          given.push({ id, who: one.who, cents: one.cents });
        } else if (one.kind === 'take back') {
          const [taken] = given.splice(one.which % Math.max(1, given.length), 1);
          if (taken) await takeBackCorrection(context, leader, { guildId, correctionId: taken.id });
        } else if (one.kind === 'mark') {
          const paydayId = paydays[one.which % Math.max(1, paydays.length)];
          const userIds = [people[one.who] ?? ''];
          if (paydayId !== undefined)
            await markPaid(context, leader, { guildId, paydayId, userIds, paid: one.paid }).catch(
              unless('not_found'),
            );
        } else {
          const payday = await closePeriod(context, leader, { guildId }).catch(unless('payday_nothing_due'));
          if (payday === null) continue;
          const out = payday.list.find(({ user }) => one.out !== null && user.id === people[one.out]);
          const key = { guildId, paydayId: payday.id };
          const left =
            out === undefined
              ? payday
              : await leaveOut(context, leader, {
                  ...key,
                  userId: out.user.id,
                  leftOut: true,
                  reason: '',
                  version: payday.version,
                });
          await approve(left);
          paydays.push(payday.id);
        }
      }
      for (const [who, userId] of people.entries()) {
        const wallet = await readWallet(context, guildId, userId);
        const worth = given.reduce((sum, one) => (one.who === who ? sum + one.cents : sum), 0n);
        const known = BigInt(wallet.owed_cents) + BigInt(wallet.paid_cents) + BigInt(wallet.coming_cents);
        expect(known).toBe(worth);
      }
      expect(await findBrokenInvariants(context.db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('two leaders who close, approve and pay at once do each of it once', async () => {
  const { guildId, leader, people, correct, approve } = await startFamily();
  for (const userId of people) await correct(userId, 10_000n);
  const [payday, same] = await Promise.all([
    closePeriod(context, leader, { guildId }),
    closePeriod(context, leader, { guildId }),
  ]);
  expect(same.id).toBe(payday.id);
  const approvals = await Promise.allSettled([
    approve(payday),
    approve(payday),
    correct(people[0] ?? '', 5n),
  ]);
  expect(
    approvals
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['fulfilled', 'rejected']);
  const all = { guildId, paydayId: payday.id, userIds: null, paid: true };
  await Promise.all([
    markPaid(context, leader, all),
    markPaid(context, leader, all),
    markPaid(context, leader, { ...all, userIds: [people[1] ?? ''] }),
  ]);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    bank_cents: '-30000',
    owed_cents: '0',
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a transaction that ends before its postings leaves the payday open', async () => {
  const { guildId, leader, people, correct, approve } = await startFamily();
  await correct(people[0] ?? '', 10_000n);
  const payday = await closePeriod(context, leader, { guildId });
  await context.db.execute(
    sql`create function fail_posting() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
  );
  await context.db.execute(
    sql`create trigger fail_posting before insert on treasury_postings for each row execute function fail_posting()`,
  );
  await expect(approve(payday)).rejects.toMatchObject({ cause: { message: 'gone' } });
  await context.db.execute(sql`drop trigger fail_posting on treasury_postings`);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '0' });
  expect((await approve(payday)).status).toBe('approved');
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '10000' });
});
