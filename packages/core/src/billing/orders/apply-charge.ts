import type { Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { METRICS } from '../../platform/metrics/metrics.ts';
import { requestPayerNotice } from '../payers/request-payer-notice.ts';
import { noteLateUse } from '../promo/promo.queries.ts';
import { takePayment } from '../payments/take-payment.ts';
import { failRenewal } from './fail-renewal.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import {
  chargeTime,
  deleteRenewal,
  findRenewal,
  saveRenewal,
  updateRenewal,
} from '../subscriptions/renewal.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import { lockOrder, updateOrder, type OrderRow } from './order.queries.ts';
import { tellOwnerQueue } from '../../deliveries/tell-owner-queue.ts';

/**
 * Applies a provider's answer to the order, the ledger and the plan, in one transaction under the lock of the plan:
 * exactly once, however often and in whatever order it is called.
 */
export const applyCharge = async (context: Context, order: OrderRow, charge: Charge): Promise<void> => {
  if (charge.status === 'pending') return;
  if (charge.status === 'failed') {
    await failOrder(context, order, charge.failure ?? 'other');
    return;
  }
  const mismatch = mismatchOf(order, charge);
  if (mismatch === null) await takeMoney(context, order, charge);
  else await refuseMoney(context, order, charge, mismatch);
};

export const failOrder = async (
  context: Context,
  order: OrderRow,
  failure: NonNullable<OrderRow['failure']>,
): Promise<void> => (order.kind === 'renewal' ? failRenewal : failPurchase)(context, order, failure);

const takeMoney = async (context: Context, order: OrderRow, charge: Charge): Promise<void> => {
  const { guildId, kind, months } = order;
  const change = {
    guildId,
    actorId: kind === 'renewal' ? null : order.startedBy,
    event: kind === 'renewal' ? 'renewed' : 'paid',
  } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    if ((await lockOrder(tx, order.id))?.status !== 'paid') {
      await updateOrder(tx, order, { status: 'paid', settledAt: now, failure: null, pageUrl: null });
      await noteLateUse(tx, order, now);
    }
    const next = await takePayment(
      tx,
      {
        guildId,
        provider: order.provider,
        reference: charge.reference,
        orderId: order.id,
        money: charge.money,
        months,
        paidAt: charge.paidAt ?? now,
        recordedBy: null,
        kind,
      },
      current,
      now,
    );
    if (next === 'known') return null;
    METRICS.charges.inc({ provider: order.provider, result: 'paid' });
    if (kind === 'purchase') await keepMethod(context, tx, order, charge, next.periodEnd ?? null);
    else await noteRenewed(tx, order, charge);
    return next;
  });
};

/** The next period is charged to the method of this payment, at its price without a promo code. Otherwise Premium simply ends. */
const keepMethod = async (
  context: Context,
  tx: Transaction,
  { guildId, provider, months, amountMinor, listMinor, currency, startedBy, language, renews }: OrderRow,
  { method }: Charge,
  periodEnd: Date | null,
): Promise<void> => {
  if (!renews || method === null || periodEnd === null) {
    await deleteRenewal(context, tx, guildId);
    return;
  }
  await saveRenewal(context, tx, {
    guildId,
    provider,
    methodReference: method.reference,
    customerReference: method.customerReference,
    methodLabel: method.label,
    months,
    amountMinor: listMinor ?? amountMinor,
    currency,
    nextChargeAt: chargeTime(periodEnd),
    attempts: 0,
    lastFailure: null,
    payerId: startedBy,
    language,
    methodPageAt: null,
  });
};

/**
 * Stores the card that was charged, because the payer may have chosen another one at the provider, and tells them about
 * the charge.
 */
const noteRenewed = async (
  tx: Transaction,
  { guildId, startedBy }: OrderRow,
  { method }: Charge,
): Promise<void> => {
  const kept = await findRenewal(tx, guildId);
  if (kept === null || kept.payerId !== startedBy) return;
  if (method !== null)
    await updateRenewal(tx, guildId, {
      methodReference: method.reference,
      customerReference: method.customerReference ?? kept.customerReference,
      methodLabel: method.label,
    });
  await requestPayerNotice(tx, guildId, 'renewed');
};

const failPurchase = async (
  context: Context,
  order: OrderRow,
  failure: NonNullable<OrderRow['failure']>,
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, order.guildId);
    if ((await lockOrder(tx, order.id))?.status !== 'open') return;
    METRICS.charges.inc({ provider: order.provider, result: 'failed' });
    await updateOrder(tx, order, { status: 'failed', failure, settledAt: context.clock(), pageUrl: null });
    await context.bus.publish(tx, { type: 'subscription.changed', guildId: order.guildId });
  });
};

/** What is wrong with a payment. Money of another order or another amount opens nothing. */
const mismatchOf = ({ id, amountMinor, currency }: OrderRow, charge: Charge): string | null => {
  if (charge.orderId !== id) return 'the payment belongs to another order';
  const { amount_minor, currency: paidIn } = charge.money;
  if (amount_minor === amountMinor && paidIn === currency) return null;
  return `paid ${amount_minor} ${paidIn} instead of ${amountMinor} ${currency}`;
};

const refuseMoney = async (
  context: Context,
  order: OrderRow,
  charge: Charge,
  mismatch: string,
): Promise<void> => {
  const { id: orderId, guildId, provider } = order;
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, guildId);
    const known = await lockOrder(tx, orderId);
    if (known?.status === 'paid' || known?.mismatch === mismatch) return;
    context.log.error({ orderId, guildId, provider, mismatch }, 'a payment does not fit its order');
    const isOwn = charge.orderId === orderId;
    await updateOrder(tx, order, {
      status: 'failed',
      failure: 'other',
      mismatch,
      answeredMinor: isOwn ? charge.money.amount_minor : null,
      answeredCurrency: isOwn ? charge.money.currency : null,
      settledAt: context.clock(),
      pageUrl: null,
    });
    METRICS.charges.inc({ provider, result: 'mismatch' });
    await context.jobs.send(tx, tellOwnerQueue, {});
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
  });
};
