import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { listBillingProblems } from '../problems/find-problems.ts';
import { seeDispute } from '../problems/settle-problem.ts';
import { getLedger } from '../revenue/get-ledger.ts';
import { getRevenue } from '../revenue/get-revenue.ts';
import { createBillingWorld, DAY_MS, HOUR_MS, type BillingWorld } from '../testing/billing-world.ts';
import { applyDispute } from './apply-dispute.ts';

const ADMIN = newId();
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterAll(async () => world.context.stop());

const admin = async () => signInActor(world.context, ADMIN);

const bought = async () => {
  const family = await world.newFamily();
  return { ...family, orderId: await world.buy(family) };
};

const told = async (orderId: string, dispute: 'open' | 'won') => {
  world.bank.dispute(orderId, dispute);
  await world.notify(orderId, `${dispute} ${orderId} ${world.context.clock().toISOString()}`);
  await handleNotices(world.context);
};

const netOf = async (guildId: string) => {
  const query = { limit: 50, offset: 0, guildId };
  const { sums } = await getLedger(world.context, await admin(), query);
  return sums.map((row) => row.paid_minor - row.refunded_minor - row.disputed_minor);
};

const daysLeft = async (guildId: string) => {
  const end = (await world.planOf(guildId))?.periodEnd?.getTime() ?? 0;
  return Math.round((end - world.context.clock().getTime()) / DAY_MS);
};

test('a chargeback is no revenue until it is won, and then gives back the time that it took', async () => {
  const { guildId, orderId } = await bought();
  const whole = await daysLeft(guildId);
  world.context.travel(10 * DAY_MS);
  const before = await getRevenue(world.context, await admin(), {});
  await told(orderId, 'open');
  expect(await world.planOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
  expect(await netOf(guildId)).toEqual([0]);
  const during = await getRevenue(world.context, await admin(), {});
  const netOfMonth = ({ months }: typeof before) =>
    months
      .flatMap(({ revenue }) => revenue)
      .reduce((all, row) => all + row.paid_minor - row.refunded_minor - row.disputed_minor, 0);
  expect(netOfMonth(during)).toBe(netOfMonth(before) - 89_900);
  expect(during.running).toBe(before.running - 1);
  expect(during.months.at(-1)?.churned).toBe((before.months.at(-1)?.churned ?? 0) + 1);

  world.context.travel(40 * DAY_MS);
  await told(orderId, 'won');
  expect(await world.planOf(guildId)).toMatchObject({ tier: 'premium', status: 'active' });
  expect(await daysLeft(guildId)).toBe(whole - 10);
  expect(await netOf(guildId)).toEqual([89_900]);
  expect((await world.moneyOf(guildId)).renewal).toBeUndefined();
});

test('a dispute that is won ten times at once is won once, and an older answer does not open it again', async () => {
  const { guildId, orderId } = await bought();
  await told(orderId, 'open');
  const [payment] = (await world.moneyOf(guildId)).payments;
  if (payment === undefined) throw new Error('a payment');
  await Promise.all(
    Array.from({ length: 10 }, async () => applyDispute(world.context, payment, { dispute: 'won' })),
  );
  const end = (await world.planOf(guildId))?.periodEnd;
  expect(await daysLeft(guildId)).toBeLessThanOrEqual(31);
  await applyDispute(world.context, payment, { dispute: 'open' });
  expect((await world.planOf(guildId))?.periodEnd).toEqual(end);
  world.context.travel(2 * HOUR_MS);
  await applyDispute(world.context, payment, { dispute: 'open' });
  expect(await world.planOf(guildId)).toMatchObject({ status: 'expired' });
});

test('time that was bought meanwhile stays, and what is won comes after it', async () => {
  const family = await bought();
  await told(family.orderId, 'open');
  await world.buy(family);
  const bothEnd = (await daysLeft(family.guildId)) * 2;
  await told(family.orderId, 'won');
  expect(Math.abs((await daysLeft(family.guildId)) - bothEnd)).toBeLessThanOrEqual(3);
});

test('a dispute is listed as a problem until the site admin has read it', async () => {
  const { guildId, orderId } = await bought();
  await told(orderId, 'open');
  const cases = async () =>
    (await listBillingProblems(world.context, await admin(), {})).items.filter(
      ({ kind, guild }) => kind === 'dispute' && guild?.id === guildId,
    );
  const [found] = await cases();
  expect(found).toMatchObject({ money: { amount_minor: 89_900, currency: 'RUB' } });
  await seeDispute(world.context, await admin(), { paymentId: found?.id ?? '' });
  expect(await cases()).toEqual([]);
  await expect(seeDispute(world.context, await admin(), { paymentId: found?.id ?? '' })).rejects.toThrow(
    'not_found',
  );
});
