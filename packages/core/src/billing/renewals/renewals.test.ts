import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionState } from '../../access/subscription-state.ts';
import { newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { getOrder } from '../orders/get-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { listBillingProblems } from '../problems/find-problems.ts';
import { settleMismatch, settleRefund } from '../problems/settle-problem.ts';
import { payRefunds } from '../refunds/pay-refunds.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { exportLedger, getLedger } from '../revenue/get-ledger.ts';
import { getRevenue } from '../revenue/get-revenue.ts';
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { resumeSubscription } from '../subscriptions/resume-subscription.ts';
import { createBillingWorld, DAY_MS, HOUR_MS, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { changeMethod, setRenewal } from './change-renewal.ts';
import { getBilling } from './get-billing.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const ADMIN = newId();
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterEach(() => {
  world.bank.answerRenewals('paid');
  world.bank.setAway(false);
  world.bank.breakGuild(null);
});
afterAll(async () => world.context.stop());

const bought = async () => {
  const family = await world.newFamily();
  const orderId = await world.buy(family);
  const plan = await world.planOf(family.guildId);
  return { ...family, orderId, end: plan?.periodEnd ?? new Date(0) };
};
const travelTo = (time: Date, offset = 0) =>
  world.context.travel(time.getTime() + offset - world.context.clock().getTime());
const stateOf = async (guildId: string) =>
  subscriptionState((await world.planOf(guildId)) ?? null, world.context.clock());
/** A session is fresh for a quarter of an hour, and these tests travel for months. */
const freshly = async (owner: Awaited<ReturnType<typeof bought>>['owner']) =>
  signInActor(world.context, 'userId' in owner ? owner.userId : '');

const ask = async (family: Awaited<ReturnType<typeof bought>>, amountMinor: number) =>
  requestRefund(world.context, await freshly(family.owner), {
    guildId: family.guildId,
    amountMinor,
    currency: 'RUB',
  });

/** Calls once more if the first answer was lost. */
const again = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => act().catch(async () => act());

describe('a renewal', () => {
  test('is charged on the last day, not earlier, once, and continues the period', async () => {
    const { guildId, end } = await bought();
    travelTo(end, -DAY_MS - HOUR_MS);
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
    travelTo(end, -DAY_MS);
    await Promise.all([renewSubscriptions(world.context), renewSubscriptions(world.context)]);
    await world.tick();
    const { payments, renewal } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(2);
    expect(payments[1]?.periodStart).toEqual(end);
    expect(renewal).toMatchObject({
      attempts: 0,
      nextChargeAt: new Date((payments[1]?.periodEnd.getTime() ?? 0) - DAY_MS),
    });
  });

  test('that fails leaves full service for three days, is tried each day, and then the plan is Free', async () => {
    const { guildId, owner, end } = await bought();
    world.bank.answerRenewals('insufficient_funds');
    travelTo(end, -DAY_MS);
    for (let hour = 0; hour < 4 * 24; hour += 6) {
      await world.tick();
      expect((await stateOf(guildId)).tier, `${hour} hours after the first try`).toBe('premium');
      world.context.travel(6 * HOUR_MS);
    }
    const { renewal } = await getBilling(world.context, owner, { guildId });
    expect(renewal).toBeNull();
    await world.tick();
    expect(await stateOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
    const { orders } = await world.moneyOf(guildId);
    expect(orders.filter(({ status }) => status === 'failed')).toHaveLength(4);
    expect((await world.moneyOf(guildId)).renewal).toBeUndefined();
  });

  test('that succeeds in the grace continues from the old end', async () => {
    const { guildId, owner, end } = await bought();
    world.bank.answerRenewals('declined');
    travelTo(end, -DAY_MS);
    await world.tick();
    expect(await getBilling(world.context, owner, { guildId })).toMatchObject({
      subscription: { tier: 'premium', status: 'past_due' },
      renewal: { last_failure: 'declined', grace_until: new Date(end.getTime() + 3 * DAY_MS).toISOString() },
    });
    travelTo(end, HOUR_MS);
    world.bank.answerRenewals('paid');
    await world.tick();
    expect(await world.planOf(guildId)).toMatchObject({ status: 'active', graceUntil: null });
    expect((await world.moneyOf(guildId)).payments[1]?.periodStart).toEqual(end);
  });

  test('does not happen after a cancellation; resuming starts it again', async () => {
    const { guildId, owner, end } = await bought();
    await cancelSubscription(world.context, owner, { guildId });
    expect((await getBilling(world.context, owner, { guildId })).renewal?.renews).toBe(false);
    travelTo(end, -DAY_MS);
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
    await resumeSubscription(world.context, owner, { guildId });
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(2);
  });

  test('that was being charged when the family cancelled extends the period, which stays cancelled', async () => {
    const { guildId, owner, end } = await bought();
    world.bank.answerRenewals('pending');
    travelTo(end, -DAY_MS);
    await world.tick();
    await cancelSubscription(world.context, owner, { guildId });
    const open = (await world.moneyOf(guildId)).orders.find(({ status }) => status === 'open');
    world.bank.pay(open?.id ?? '');
    await world.notify(open?.id ?? '');
    await handleNotices(world.context);
    const plan = await world.planOf(guildId);
    expect(plan?.status).toBe('canceled');
    expect(plan?.periodEnd?.getTime()).toBeGreaterThan(end.getTime());
  });

  test('that was charged when the process was killed, and is cancelled before the next asks, is found without its webhook', async () => {
    const { bank, context } = world;
    const { guildId, owner, end } = await bought();
    travelTo(end, -DAY_MS);
    bank.loseAnswer('chargeMethod');
    await renewSubscriptions(context);
    await cancelSubscription(context, owner, { guildId });
    context.travel(2 * 60 * 1000);
    await reconcileBilling(context);
    const { payments, orders } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(2);
    expect(payments[1]?.periodStart).toEqual(end);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await world.planOf(guildId)).toMatchObject({
      status: 'canceled',
      periodEnd: payments[1]?.periodEnd,
    });
  });

  test('that was not yet charged when the family cancelled is given up, and nothing is charged', async () => {
    const { bank, context } = world;
    const { guildId, owner, end } = await bought();
    travelTo(end, -DAY_MS);
    bank.setAway(true);
    await renewSubscriptions(context);
    bank.setAway(false);
    await cancelSubscription(context, owner, { guildId });
    context.travel(11 * 60 * 1000);
    await reconcileBilling(context);
    const { payments, orders } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(1);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'canceled']);
    expect(bank.charges.has(orders[1]?.id ?? '')).toBe(false);
  });

  test('whose provider is away keeps Premium beyond the end, and is charged once when it is back', async () => {
    const { guildId, end } = await bought();
    world.bank.setAway(true);
    travelTo(end, -HOUR_MS);
    await world.tick();
    expect(await world.planOf(guildId)).toMatchObject({ status: 'past_due' });
    travelTo(end, DAY_MS);
    await world.tick();
    expect((await stateOf(guildId)).tier).toBe('premium');
    world.bank.setAway(false);
    await world.tick();
    await world.tick();
    const { payments } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(2);
    expect(payments[1]?.periodStart).toEqual(end);
  });

  test('takes the term that was chosen for it; another provider’s currency is refused', async () => {
    const { guildId, owner, end } = await bought();
    await expect(setRenewal(world.context, owner, { guildId, months: 12, currency: 'USD' })).rejects.toThrow(
      'offer_gone',
    );
    const { renewal } = await setRenewal(world.context, owner, { guildId, months: 12, currency: 'RUB' });
    expect(renewal).toMatchObject({ months: 12, money: { amount_minor: 899_000, currency: 'RUB' } });
    travelTo(end, -DAY_MS);
    await world.tick();
    expect((await world.moneyOf(guildId)).payments[1]).toMatchObject({ months: 12, amountMinor: 899_000 });
    expect(await changeMethod(world.context, owner, { guildId })).toEqual({
      url: `https://bank.test/portal/customer of ${guildId}`,
    });
    const { guildId: other, owner: stranger } = await world.newFamily();
    await expect(
      setRenewal(world.context, stranger, { guildId: other, months: 1, currency: 'RUB' }),
    ).rejects.toThrow('nothing_to_renew');
  });

  test('missed by a long downtime is not charged for days without service', async () => {
    const { guildId, end } = await bought();
    travelTo(end, 10 * DAY_MS);
    await world.tick();
    expect((await stateOf(guildId)).tier).toBe('free');
    expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('ends Premium at once, stops the renewal, and is paid and written once', async () => {
    const family = await bought();
    const { guildId } = family;
    world.context.travel(DAY_MS);
    const shown = (await getBilling(world.context, family.owner, { guildId })).subscription.refund;
    const after = await ask(family, shown?.amount_minor ?? 0);
    expect(after).toMatchObject({ subscription: { tier: 'free', status: 'expired' }, pending_refund: shown });
    await Promise.all([payRefunds(world.context), payRefunds(world.context)]);
    await world.tick();
    const { refunds, renewal } = await world.moneyOf(guildId);
    expect(refunds).toMatchObject([{ amountMinor: shown?.amount_minor }]);
    expect(renewal).toBeUndefined();
    expect(world.bank.charges.get(family.orderId)?.refundedMinor).toBe(shown?.amount_minor);
    await expect(ask(family, 1)).rejects.toThrow('nothing_to_refund');
  });

  test('that became smaller since it was shown is refused, and nothing ends', async () => {
    const family = await bought();
    const shown = (await getBilling(world.context, family.owner, family)).subscription.refund;
    world.context.travel(DAY_MS);
    await expect(ask(family, shown?.amount_minor ?? 0)).rejects.toThrow('refund_changed');
    expect((await stateOf(family.guildId)).tier).toBe('premium');
  });

  test('needs a fresh sign-in and the right to manage the plan', async () => {
    const { guildId, owner } = await bought();
    world.context.travel(HOUR_MS);
    const asked = { guildId, amountMinor: 1, currency: 'RUB' } as const;
    await expect(requestRefund(world.context, owner, asked)).rejects.toThrow('sign_in_again');
  });

  test('while a renewal is being charged: money that comes later opens Premium and is not renewed again', async () => {
    const family = await bought();
    const { guildId, end } = family;
    // A second payment two days before the end, so that there is something to refund on the last day.
    travelTo(end, -2 * DAY_MS);
    await world.buy(family);
    const renewed = (await world.planOf(guildId))?.periodEnd ?? end;
    travelTo(end, -DAY_MS + HOUR_MS);
    world.bank.answerRenewals('pending');
    await world.makeRenewalDue(guildId);
    await renewSubscriptions(world.context);
    const open = (await world.moneyOf(guildId)).orders.find(({ status }) => status === 'open');
    expect(open?.kind).toBe('renewal');
    const shown = (await getBilling(world.context, family.owner, { guildId })).subscription.refund;
    await ask(family, shown?.amount_minor ?? 0);
    expect((await world.planOf(guildId))?.periodEnd?.getTime()).toBeLessThan(renewed.getTime());
    world.bank.pay(open?.id ?? '');
    await world.notify(open?.id ?? '');
    await handleNotices(world.context);
    const { payments, renewal } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(3);
    expect((await stateOf(guildId)).tier).toBe('premium');
    expect(renewal).toBeUndefined();
  });

  test('that somebody made at the provider itself is found by the reconciliation', async () => {
    const { guildId, orderId } = await bought();
    const charge = world.bank.charges.get(orderId);
    if (charge !== undefined) charge.refundedMinor = 89_900;
    world.context.travel(2 * DAY_MS);
    await world.tick();
    expect((await world.moneyOf(guildId)).refunds).toMatchObject([{ amountMinor: 89_900 }]);
    expect((await stateOf(guildId)).tier).toBe('free');
  });
});

const casesOf = async (guildId: string) => {
  const admin = await signInActor(world.context, ADMIN);
  const { items } = await listBillingProblems(world.context, admin, {});
  return { admin, cases: items.filter(({ guild }) => guild?.id === guildId) };
};

describe('what the reconciliation cannot decide', () => {
  test('money that does not fit its order waits for the site admin, once', async () => {
    const { bank, context } = world;
    const { guildId, owner } = await world.newFamily();
    const { id } = await openOrder(context, owner, { ...MONTHLY, guildId });
    bank.pay(id, { money: { amount_minor: 100, currency: 'RUB' } });
    await getOrder(context, owner, { guildId, orderId: id });
    const { admin, cases } = await casesOf(guildId);
    expect(cases).toMatchObject([
      { kind: 'mismatch', id, money: { amount_minor: 89_900 }, answered: { amount_minor: 100 } },
    ]);
    await expect(settleMismatch(context, owner, { orderId: id })).rejects.toThrow('site_admin_only');
    await settleMismatch(context, admin, { orderId: id });
    await expect(settleMismatch(context, admin, { orderId: id })).rejects.toThrow('not_found');
    // The provider still says the same the next day, and nobody is asked again.
    context.travel(DAY_MS + HOUR_MS);
    await reconcileBilling(context);
    expect((await casesOf(guildId)).cases).toEqual([]);
  });

  test('a refused refund is tried again, or recorded as paid by hand', async () => {
    const { bank, context } = world;
    const refused = async () => {
      const family = await bought();
      const charge = bank.charges.get(family.orderId);
      if (charge !== undefined) charge.money = { amount_minor: 1, currency: 'RUB' };
      await ask(family, 89_900);
      await payRefunds(context);
      return { ...family, charge };
    };
    const first = await refused();
    const { admin, cases } = await casesOf(first.guildId);
    expect(cases).toMatchObject([{ kind: 'refund_refused', money: { amount_minor: 89_900 } }]);
    const paymentId = cases[0]?.id ?? '';
    if (first.charge !== undefined) first.charge.money = { amount_minor: 89_900, currency: 'RUB' };
    await settleRefund(context, admin, { paymentId, how: 'try_again' });
    await payRefunds(context);
    expect((await world.moneyOf(first.guildId)).refunds).toHaveLength(1);
    await expect(settleRefund(context, admin, { paymentId, how: 'paid_by_hand' })).rejects.toThrow(
      'not_found',
    );

    const second = await refused();
    const { cases: others } = await casesOf(second.guildId);
    await settleRefund(context, admin, { paymentId: others[0]?.id ?? '', how: 'paid_by_hand' });
    expect((await casesOf(second.guildId)).cases).toEqual([]);
    const { refunds } = await world.moneyOf(second.guildId);
    expect(refunds).toMatchObject([{ amountMinor: 89_900, recordedBy: ADMIN }]);
  });

  test('a refund that the provider has not paid for a day is shown too', async () => {
    const family = await bought();
    await ask(family, 89_900);
    world.bank.setAway(true);
    world.context.travel(DAY_MS + HOUR_MS);
    await payRefunds(world.context);
    expect((await casesOf(family.guildId)).cases).toMatchObject([{ kind: 'refund_waits' }]);
  });
});

test('a chargeback ends the period, stops the renewal and stands in the ledger', async () => {
  const { guildId, orderId } = await bought();
  world.bank.dispute(orderId);
  await world.notify(orderId, `dispute of ${orderId}`);
  await handleNotices(world.context);
  await handleNotices(world.context);
  expect(await stateOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
  const { disputes, renewal } = await world.moneyOf(guildId);
  expect(disputes).toHaveLength(1);
  expect(renewal).toBeUndefined();
  const admin = await signInActor(world.context, ADMIN);
  const { items } = await getLedger(world.context, admin, {
    guildId,
    state: 'disputed',
    limit: 50,
    offset: 0,
  });
  expect(items).toMatchObject([{ disputed: true, guild: { id: guildId } }]);
});

test('the ledger sums up, its table has the same rows, and revenue counts new, renewed and lost families', async () => {
  const admin = await signInActor(world.context, ADMIN);
  const { total, sums } = await getLedger(world.context, admin, { limit: 1, offset: 0 });
  const csv: string[] = [];
  for await (const part of await exportLedger(world.context, admin, {})) csv.push(part);
  const rows = csv.join('').trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(total);
  const paid = rows.map((row) => Number(row.split(',')[7]?.replaceAll('"', '')));
  expect(sums.map(({ paid_minor }) => paid_minor)).toEqual([paid.reduce((all, one) => all + one, 0)]);
  const { months } = await getRevenue(world.context, admin, {});
  const sum = (key: 'new_guilds' | 'renewed') => months.reduce((all, month) => all + month[key], 0);
  expect(sum('new_guilds') + sum('renewed')).toBeLessThanOrEqual(total);
  expect(sum('new_guilds')).toBeGreaterThan(sum('renewed'));
  expect(months.flatMap(({ revenue }) => revenue).reduce((all, { paid_minor }) => all + paid_minor, 0)).toBe(
    sums[0]?.paid_minor,
  );
  const { owner } = await world.newFamily();
  await expect(getRevenue(world.context, owner, {})).rejects.toThrow('site_admin_only');
});

describe('at every step that may be the last one before a kill', () => {
  test.each(['openPage', 'findCharge', 'closePage', 'chargeMethod', 'refund'] as const)(
    'the answer of %s is lost: nothing is charged twice, and nothing is paid without Premium',
    async (call) => {
      const { bank, context } = world;
      const family = await world.newFamily();
      const { guildId, owner } = family;
      bank.loseAnswer(call);
      const order = await again(async () => openOrder(context, owner, { ...MONTHLY, guildId }));
      bank.pay(order.id);
      await world.notify(order.id);
      await handleNotices(context);
      context.travel(2 * 60 * 1000);
      await world.tick();
      await world.tick();
      expect((await stateOf(guildId)).tier).toBe('premium');
      const end = (await world.planOf(guildId))?.periodEnd ?? new Date(0);
      bank.loseAnswer(call);
      travelTo(end, -DAY_MS);
      await world.tick();
      context.travel(2 * 60 * 1000);
      await world.tick();
      const asked = await getBilling(context, owner, { guildId });
      const amountMinor = asked.subscription.refund?.amount_minor ?? 0;
      await requestRefund(context, await freshly(owner), { guildId, amountMinor, currency: 'RUB' });
      bank.loseAnswer(call);
      await world.tick();
      await world.tick();
      const { payments, refunds, orders } = await world.moneyOf(guildId);
      const moved = orders
        .map(({ id }) => bank.charges.get(id))
        .filter((charge) => charge?.status === 'paid');
      // The ledger has exactly what the bank took and paid back.
      expect(payments).toHaveLength(2);
      expect(moved).toHaveLength(2);
      expect(refunds.map((refund) => refund.amountMinor)).toEqual([amountMinor]);
      expect(moved.reduce((all, charge) => all + (charge?.refundedMinor ?? 0), 0)).toBe(amountMinor);
    },
  );

  test('the same notice, ten times at once and again later, counts once', async () => {
    const { bank, context } = world;
    const { guildId, owner } = await world.newFamily();
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    bank.pay(order.id);
    await Promise.all(Array.from({ length: 10 }, async () => world.notify(order.id, `one of ${order.id}`)));
    await Promise.all(Array.from({ length: 10 }, async () => handleNotices(context)));
    bank.dispute(order.id);
    // An older notice that arrives after a newer one asks the same provider, which knows best.
    await world.notify(order.id, `late of ${order.id}`);
    await world.notify(order.id, `one of ${order.id}`);
    await handleNotices(context);
    const { payments, disputes } = await world.moneyOf(guildId);
    expect([payments.length, disputes.length]).toEqual([1, 1]);
  });
});

describe('one family whose charge fails unexpectedly', () => {
  test('does not keep the others from being renewed, and fails the job in the end', async () => {
    const families = [await bought(), await bought(), await bought()];
    const [first, second, third] = families.map(({ guildId }) => guildId);
    world.bank.breakGuild(second ?? '');
    travelTo(families[2]?.end ?? new Date(0), -DAY_MS);
    await expect(renewSubscriptions(world.context)).rejects.toThrow('a renewal failed 1 times');
    const counts = [first, second, third].map(
      async (guildId) => (await world.moneyOf(guildId ?? '')).payments.length,
    );
    expect(await Promise.all(counts)).toEqual([2, 1, 2]);
  });

  test('does not keep the reconciliation from the others, nor from refunds and notices', async () => {
    const { bank, context } = world;
    const poison = await world.newFamily();
    await openOrder(context, poison.owner, { ...MONTHLY, guildId: poison.guildId });
    bank.breakGuild(poison.guildId);
    const paid = await world.newFamily();
    const order = await openOrder(context, paid.owner, { ...MONTHLY, guildId: paid.guildId });
    bank.pay(order.id);
    const refunded = await bought();
    await ask(refunded, 89_900);
    context.travel(2 * 60 * 1000);
    await expect(reconcileBilling(context)).rejects.toThrow('a step of the reconciliation failed');
    expect(await stateOf(paid.guildId)).toMatchObject({ tier: 'premium' });
    expect((await world.moneyOf(refunded.guildId)).refunds).toHaveLength(1);
  });

  test('nor do many pages that were left open: the next run asks about the others', async () => {
    const { bank, context } = world;
    for (let page = 0; page < 20; page += 1) {
      const { guildId, owner } = await world.newFamily();
      await openOrder(context, owner, { ...MONTHLY, guildId });
    }
    const { guildId, owner } = await world.newFamily();
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    bank.pay(order.id);
    context.travel(2 * 60 * 1000);
    await reconcileBilling(context).catch(() => {});
    await reconcileBilling(context).catch(() => {});
    expect(await stateOf(guildId)).toMatchObject({ tier: 'premium' });
  });
});
