import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewPromoCode } from '@famiglia/contract/billing/new-promo-code';
import { adminPromoRoutes } from '@famiglia/contract/billing/promo-routes';
import type { Actor } from '../../platform/actor.ts';
import { promoCodes, promoUses } from '../../platform/db/schema/promo-codes.ts';
import { toUseCaseInput } from '../../platform/use-case-input.ts';
import { findBrokenInvariants } from '../../testing/broken-invariants.ts';
import { addGuild, newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { cancelOrder, getCheckout, getOrder } from '../orders/get-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { quotePromo } from '../orders/quote-promo.ts';
import { getBilling } from '../renewals/get-billing.ts';
import { getLedger } from '../revenue/get-ledger.ts';
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { createPromoCode, endPromoCode, listPromoCodes, listPromoUses } from './admin-promo.ts';

const SITE_ADMIN = newId();
let world: BillingWorld;
let admin: Actor;
beforeAll(async () => {
  world = await createBillingWorld(SITE_ADMIN);
  admin = await signInActor(world.context, SITE_ADMIN);
});
afterAll(async () => world.context.stop());

let made = 0;
const makeCode = async (change: Partial<NewPromoCode> = {}) => {
  made += 1;
  const body = adminPromoRoutes.create.body.parse({
    code: `CODE${made}`,
    percent: change.free_months === undefined ? 20 : null,
    ...change,
  });
  return createPromoCode(world.context, admin, toUseCaseInput(adminPromoRoutes.create, body));
};
type Family = Awaited<ReturnType<BillingWorld['newFamily']>>;
const open = async ({ guildId, owner }: Family, promoCode: string, more: { months?: number } = {}) =>
  openOrder(world.context, owner, { ...MONTHLY, ...more, guildId, promoCode });
const quote = async ({ guildId, owner }: Family, code: string, months = 1) =>
  quotePromo(world.context, owner, { guildId, code, months, currency: 'RUB' });
const pay = async ({ guildId, owner }: Family, orderId: string) => {
  world.bank.pay(orderId);
  return getOrder(world.context, owner, { guildId, orderId });
};
const usesOf = async (id: string) =>
  (await world.context.db.select().from(promoCodes).where(eq(promoCodes.id, id)))[0]?.uses;
/** The same owner with another server. */
const secondServer = async ({ owner }: Family): Promise<Family> => {
  if (owner.kind !== 'user') throw new Error('a person');
  const { id: guildId } = await addGuild(world.context.db, { tier: 'free', ownerId: owner.userId });
  return { guildId, owner };
};

describe('a share of the price', () => {
  test('what is shown is charged, stands on the receipt and in the ledger, and renewals cost the usual price', async () => {
    const { bank, context, moneyOf } = world;
    const { code } = await makeCode({ percent: 25 });
    const family = await world.newFamily();
    const shown = await quote(family, ` ${code.toLowerCase()} `);
    expect(shown).toMatchObject({ code, percent: 25, months: 1, money: { amount_minor: 67_425 } });
    const order = await openOrder(context, family.owner, {
      ...MONTHLY,
      guildId: family.guildId,
      promoCode: code,
      amountMinor: shown.money.amount_minor,
    });
    expect(bank.charges.get(order.id)?.money.amount_minor).toBe(67_425);
    await pay(family, order.id);
    const { renewal, payments } = await moneyOf(family.guildId);
    expect(payments).toMatchObject([{ amountMinor: 67_425 }]);
    expect(renewal).toMatchObject({ amountMinor: 89_900 });
    const promo = { code, list: { amount_minor: 89_900, currency: 'RUB' } };
    const { receipts } = await getBilling(context, family.owner, { guildId: family.guildId });
    expect(receipts).toMatchObject([{ promo, paid: { amount_minor: 67_425 } }]);
    const { items } = await getLedger(context, admin, { guildId: family.guildId, limit: 5, offset: 0 });
    expect(items).toMatchObject([{ promo }]);
  });

  test('opening a page twice gives the same page, and opening it without the code gives another one', async () => {
    const { code, id } = await makeCode();
    const family = await world.newFamily();
    const first = await open(family, code);
    expect((await open(family, code)).id).toBe(first.id);
    const plain = await openOrder(world.context, family.owner, { ...MONTHLY, guildId: family.guildId });
    expect(plain).toMatchObject({ promo: null, money: { amount_minor: 89_900 } });
    expect(await usesOf(id)).toBe(0);
  });

  test('somebody who saw another price is not charged', async () => {
    const { code } = await makeCode();
    const { guildId, owner } = await world.newFamily();
    const wanted = { ...MONTHLY, guildId, promoCode: code, amountMinor: 89_900 };
    await expect(openOrder(world.context, owner, wanted)).rejects.toMatchObject({ code: 'price_changed' });
  });
});

describe('nothing left to pay', () => {
  test('a month free opens it at once: no provider is asked, and the ledger has no payment', async () => {
    const { bank, context, moneyOf, planOf } = world;
    const { code, id } = await makeCode({ free_months: 1 });
    const family = await world.newFamily();
    const asked = bank.sent.length;
    const order = await open(family, code);
    expect(order).toMatchObject({
      status: 'paid',
      money: { amount_minor: 0 },
      renews: false,
      page_url: null,
    });
    expect(bank.sent).toHaveLength(asked);
    expect(await planOf(family.guildId)).toMatchObject({ tier: 'premium', status: 'active' });
    expect(await moneyOf(family.guildId)).toMatchObject({ payments: [], renewal: undefined });
    expect(await usesOf(id)).toBe(1);
    // Nothing was paid, so nothing is paid back.
    const { subscription } = await getBilling(context, family.owner, { guildId: family.guildId });
    expect(subscription.refund).toBeNull();
    await expect(open(family, code)).rejects.toMatchObject({ code: 'promo_used_by_guild' });
  });

  test('three months free are three months, whatever term was chosen', async () => {
    const { code } = await makeCode({ free_months: 3 });
    const family = await world.newFamily();
    expect(await quote(family, code)).toMatchObject({ months: 3, money: { amount_minor: 0 } });
    const order = await open(family, code);
    const days = (Date.parse(order.period_end) - Date.parse(order.period_start)) / 86_400_000;
    expect(Math.round(days / 30)).toBe(3);
  });

  test('a plan that renews goes on renewing, later; one that was cancelled stays so', async () => {
    const { bank, context, buy, moneyOf, planOf } = world;
    const { code } = await makeCode({ percent: 100 });
    const family = await world.newFamily();
    await buy(family);
    const before = (await moneyOf(family.guildId)).renewal?.nextChargeAt.getTime() ?? 0;
    await open(family, code);
    const { renewal } = await moneyOf(family.guildId);
    expect(renewal).toMatchObject({ amountMinor: 89_900 });
    expect(renewal?.nextChargeAt.getTime()).toBeGreaterThan(before);
    expect(bank.charges.size).toBeGreaterThan(0);
    const other = await world.newFamily();
    await buy(other);
    await cancelSubscription(context, other.owner, { guildId: other.guildId });
    await open(other, code);
    expect(await planOf(other.guildId)).toMatchObject({ status: 'canceled' });
  });

  test('the page of an open order is closed first', async () => {
    const { bank, context } = world;
    const { code } = await makeCode({ percent: 100 });
    const { guildId, owner } = await world.newFamily();
    const page = await openOrder(context, owner, { ...MONTHLY, guildId });
    await open({ guildId, owner }, code);
    expect(bank.charges.get(page.id)).toMatchObject({ status: 'failed' });
    expect(await getCheckout(context, owner, { guildId })).toMatchObject({ open_order: null });
  });
});

const refusal = async (family: Family, code: string, months = 1) =>
  quote(family, code, months).then(
    () => 'works',
    (error: { code: string }) => error.code,
  );

describe('each reason has its own words', () => {
  test('unknown, ended, expired, not for this term', async () => {
    const family = await world.newFamily();
    expect(await refusal(family, 'NO-SUCH')).toBe('promo_unknown');
    const { code, id } = await makeCode();
    await endPromoCode(world.context, admin, { codeId: id });
    expect(await refusal(family, code)).toBe('promo_ended');
    const soon = new Date(world.context.clock().getTime() + 60_000).toISOString();
    const dated = await makeCode({ valid_until: soon });
    expect(await refusal(family, dated.code)).toBe('works');
    await world.context.db
      .update(promoCodes)
      .set({ validUntil: world.context.clock() })
      .where(eq(promoCodes.id, dated.id));
    expect(await refusal(family, dated.code)).toBe('promo_ended');
    const yearly = await makeCode({ terms: [12] });
    expect(await refusal(family, yearly.code)).toBe('promo_other_term');
    expect(await refusal(family, yearly.code, 12)).toBe('works');
  });

  test('only a first purchase, used by this server, used by this person, used up', async () => {
    const family = await world.newFamily();
    const { code: first } = await makeCode({ first_purchase_only: true });
    expect(await refusal(family, first)).toBe('works');
    await world.buy(family);
    expect(await refusal(family, first)).toBe('promo_first_purchase_only');
    const { code } = await makeCode({ max_uses: 1 });
    const order = await open(family, code);
    const stranger = await world.newFamily();
    // An open order keeps its use of the code, which does not count against the order itself.
    expect(await refusal(stranger, code)).toBe('promo_used_up');
    expect(await refusal(family, code)).toBe('works');
    await pay(family, order.id);
    expect(await refusal(family, code)).toBe('promo_used_by_guild');
    const { code: wide } = await makeCode();
    await pay(family, (await open(family, wide)).id);
    expect(await refusal(await secondServer(family), wide)).toBe('promo_used_by_you');
  });

  test('wrong codes are limited for each person; a right one is then refused as well', async () => {
    const family = await world.newFamily();
    const { code } = await makeCode();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await refusal(family, `WRONG${tries}`)).toBe('promo_unknown');
    expect(await refusal(family, code)).toBe('promo_too_often');
    expect(await refusal(await world.newFamily(), code)).toBe('works');
  });
});

describe('limits hold', () => {
  test('the last use is taken by one of many families at once', async () => {
    const { code, id } = await makeCode({ max_uses: 1 });
    const families = await Promise.all(Array.from({ length: 8 }, async () => world.newFamily()));
    const results = await Promise.allSettled(families.map(async (family) => open(family, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(['promo_used_up']));
    expect(await usesOf(id)).toBe(1);
    // Who was refused has no order with the price of the code.
    const opened = await Promise.all(families.map(async ({ guildId }) => world.moneyOf(guildId)));
    expect(opened.flatMap(({ orders }) => orders)).toHaveLength(1);
  });

  test('the last free use is taken once, too', async () => {
    const { code, id } = await makeCode({ max_uses: 1, percent: 100 });
    const families = await Promise.all(Array.from({ length: 5 }, async () => world.newFamily()));
    const results = await Promise.allSettled(families.map(async (family) => open(family, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
    const plans = await Promise.all(families.map(async ({ guildId }) => world.planOf(guildId)));
    expect(plans.filter((plan) => plan?.tier === 'premium')).toHaveLength(1);
  });

  test('one person with two servers at once uses it for one', async () => {
    const { code, id } = await makeCode();
    const family = await world.newFamily();
    const both = [family, await secondServer(family)];
    const results = await Promise.allSettled(both.map(async (one) => open(one, code)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await usesOf(id)).toBe(1);
  });

  test('the database itself refuses one use too many, a second one of a server, and one of no code', async () => {
    const { db, clock } = world.context;
    const { code, id } = await makeCode({ max_uses: 1 });
    const [family, stranger] = [await world.newFamily(), await world.newFamily()];
    await open(family, code);
    const order = await openOrder(world.context, stranger.owner, { ...MONTHLY, guildId: stranger.guildId });
    const use = { orderId: order.id, guildId: stranger.guildId, payerId: newId(), at: clock() };
    const insert = async (codeId: string, change = {}) =>
      db.insert(promoUses).values({ ...use, codeId, ...change });
    await expect(insert(id)).rejects.toMatchObject({ cause: { constraint: 'promo_code_within_limit' } });
    await expect(insert(randomUUID())).rejects.toMatchObject({ cause: { code: '23503' } });
    await db.update(promoCodes).set({ maxUses: null }).where(eq(promoCodes.id, id));
    await expect(insert(id, { guildId: family.guildId })).rejects.toMatchObject({
      cause: { constraint: 'promo_uses_once_per_guild' },
    });
  });

  test('an abandoned order gives its use back', async () => {
    const { code, id } = await makeCode({ max_uses: 1 });
    const [family, next] = [await world.newFamily(), await world.newFamily()];
    const order = await open(family, code);
    await cancelOrder(world.context, family.owner, { guildId: family.guildId, orderId: order.id });
    expect(await usesOf(id)).toBe(0);
    const theirs = await open(next, code);
    world.bank.decline(theirs.id);
    await world.notify(theirs.id);
    await handleNotices(world.context);
    expect(await usesOf(id)).toBe(0);
  });

  test('an order that is open keeps a code that ended; a new one does not get it', async () => {
    const { code, id } = await makeCode();
    const family = await world.newFamily();
    const order = await open(family, code);
    await endPromoCode(world.context, admin, { codeId: id });
    expect((await open(family, code)).id).toBe(order.id);
    await expect(open(family, code, { months: 12 })).rejects.toMatchObject({ code: 'promo_ended' });
    expect(await pay(family, order.id)).toMatchObject({ status: 'paid', money: { amount_minor: 71_920 } });
    await expect(open(await world.newFamily(), code)).rejects.toMatchObject({ code: 'promo_ended' });
  });

  test('a page that was given up and is paid all the same keeps its price, beyond the limit', async () => {
    const { bank, context, newFamily } = world;
    const { code, id } = await makeCode({ max_uses: 1 });
    const [late, other] = [await newFamily(), await newFamily()];
    const order = await open(late, code);
    await cancelOrder(context, late.owner, { guildId: late.guildId, orderId: order.id });
    await pay(other, (await open(other, code)).id);
    bank.pay(order.id);
    await world.notify(order.id);
    await handleNotices(context);
    expect((await world.moneyOf(late.guildId)).payments).toMatchObject([{ amountMinor: 71_920 }]);
    const { items } = await listPromoCodes(context, admin, { limit: 50, offset: 0 });
    expect(items.find((one) => one.id === id)).toMatchObject({ used: 2, reserved: 0, state: 'used_up' });
  });
});

test('whatever happened above, uses are those of open and paid orders, and add up', async () => {
  expect(await findBrokenInvariants(world.context.db)).toEqual([]);
});

describe('the site admin', () => {
  test('reads who used a code, and what they paid', async () => {
    const { code, id } = await makeCode({ note: 'for streamers' });
    const [paying, waiting] = [await world.newFamily(), await world.newFamily()];
    await pay(paying, (await open(paying, code)).id);
    await open(waiting, code);
    const { items } = await listPromoUses(world.context, admin, { codeId: id, limit: 50, offset: 0 });
    expect(items).toHaveLength(2);
    expect(items.find(({ guild }) => guild.id === paying.guildId)).toMatchObject({
      reserved: false,
      charged: { amount_minor: 71_920 },
      list: { amount_minor: 89_900 },
    });
    expect(items.find(({ guild }) => guild.id === waiting.guildId)).toMatchObject({ reserved: true });
    expect(await endPromoCode(world.context, admin, { codeId: id })).toMatchObject({
      state: 'ended',
      used: 1,
      reserved: 1,
    });
  });

  test('makes no two codes that look alike, and none that makes no sense', async () => {
    await makeCode({ code: 'ТОРСЕК' });
    await expect(makeCode({ code: 'topcek' })).rejects.toMatchObject({ code: 'promo_exists' });
    await expect(makeCode({ percent: 10, free_months: 1 })).rejects.toMatchObject({ code: 'promo_one_kind' });
    await expect(makeCode({ percent: null })).rejects.toMatchObject({ code: 'promo_one_kind' });
    const past = world.context.clock().toISOString();
    await expect(makeCode({ valid_until: past })).rejects.toMatchObject({ code: 'promo_in_the_past' });
    const { owner } = await world.newFamily();
    const page = { limit: 50, offset: 0 };
    await expect(listPromoCodes(world.context, owner, page)).rejects.toMatchObject({
      code: 'site_admin_only',
    });
  });
});
