import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { eq } from 'drizzle-orm';
import { orders, renewals } from '../../platform/db/schema/billing.ts';
import { disputes, payments, refunds, subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addGuild } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { receiveBillingNotice } from '../notices/receive-billing-notice.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { openOrder } from '../orders/open-order.ts';
import { watchProviders } from '../refusals/watch-providers.ts';
import { payRefunds } from '../refunds/pay-refunds.ts';
import { renewSubscriptions } from '../renewals/renew-subscriptions.ts';
import { expireSubscriptions } from '../subscriptions/expire-subscriptions.ts';
import { createMemoryProvider } from './memory-provider.ts';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const MONTHLY = { months: 1, currency: 'RUB', renew: true, receiptEmail: null } as const;

/** A context with the provider in memory, and a family that buys. */
export const createBillingWorld = async (siteAdminId?: string) => {
  const bank = createMemoryProvider(() => context.clock());
  const context: TestContext = await createTestContext({
    config: {
      siteAdminIds: new Set(siteAdminId === undefined ? [] : [siteAdminId]),
      prices: [
        { months: 1, money: { amount_minor: 89_900, currency: 'RUB' } },
        { months: 12, money: { amount_minor: 899_000, currency: 'RUB' } },
        { months: 1, money: { amount_minor: 1990, currency: 'USD' } },
      ],
    },
  });
  context.billing = watchProviders(new Map([[bank.name, bank]]), context);
  const { db } = context;

  const newFamily = async () => {
    const { id: guildId, ownerId } = await addGuild(db, { tier: 'free' });
    return { guildId, owner: await signInActor(context, ownerId) };
  };
  /** A webhook, as the provider sends it, and the job that follows. */
  const notify = async (orderId: string, noticeId = `about ${orderId} at ${context.clock().toISOString()}`) =>
    receiveNotice(`charge of ${orderId}`, noticeId);
  /** The same when a payer changed their card at the provider. */
  const notifyOfCard = async (guildId: string) => receiveNotice(`customer of ${guildId}`, randomUUID());
  const receiveNotice = async (about: string, noticeId: string) =>
    receiveBillingNotice(context, bank.name, {
      body: Buffer.from(about),
      headers: { signature: 'right', 'notice-id': noticeId },
      ip: '127.0.0.1',
    });
  const buy = async (family: { guildId: string; owner: Actor }, { renew } = { renew: true }) => {
    const order = await openOrder(context, family.owner, { ...MONTHLY, renew, guildId: family.guildId });
    bank.pay(order.id);
    await notify(order.id);
    await handleNotices(context);
    return order.id;
  };
  /** What the worker does every few minutes. */
  const tick = async () => {
    await expireSubscriptions(context);
    await renewSubscriptions(context);
    await reconcileBilling(context);
    await payRefunds(context);
  };
  const planOf = async (guildId: string) =>
    (await db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId)))[0];
  /** Everything that is stored of a family's money. */
  const moneyOf = async (guildId: string) => ({
    payments: await db.select().from(payments).where(eq(payments.guildId, guildId)).orderBy(payments.id),
    refunds: await db.select().from(refunds).where(eq(refunds.guildId, guildId)),
    disputes: await db.select().from(disputes).where(eq(disputes.guildId, guildId)),
    orders: await db.select().from(orders).where(eq(orders.guildId, guildId)).orderBy(orders.createdAt),
    renewal: (await db.select().from(renewals).where(eq(renewals.guildId, guildId)))[0],
  });
  const endless = async (guildId: string) => {
    await db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'active' });
  };
  const makeRenewalDue = async (guildId: string) => {
    await db.update(renewals).set({ nextChargeAt: context.clock() }).where(eq(renewals.guildId, guildId));
  };
  return {
    bank,
    context,
    endless,
    makeRenewalDue,
    newFamily,
    notify,
    notifyOfCard,
    buy,
    tick,
    planOf,
    moneyOf,
  };
};

export type BillingWorld = Awaited<ReturnType<typeof createBillingWorld>>;
