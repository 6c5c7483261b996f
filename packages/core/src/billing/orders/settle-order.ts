import { UnknownCharge, type BillingProvider, type Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { readMethod } from '../methods/read-method.ts';
import { findRunningRenewal, type RenewalRow } from '../subscriptions/renewal.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import { applyCharge, failOrder } from './apply-charge.ts';
import { chargeOrder, keyOf, providerOf } from './charge-order.ts';
import { fixRequest, lockOrder, updateOrder, type OrderRow } from './order.queries.ts';
import { outdatedBecause } from './outdated-order.ts';

/** An answer that was lost takes no longer than this to be noticed. */
const LOST_AFTER_MS = 10 * 60 * 1000;

/** Asks the provider about an order and applies the answer. An outdated order is closed. Throws `ProviderUnavailable`. */
export const settleOrder = async (context: Context, order: OrderRow): Promise<void> => {
  if (await closeIfOutdated(context, order)) return;
  const charge = await askForCharge(context, order);
  if (charge !== null) {
    await applyCharge(context, order, charge);
    return;
  }
  const age = context.clock().getTime() - order.createdAt.getTime();
  // Nobody has ever seen its page, so nobody can pay it.
  if (order.providerReference === null && age > LOST_AFTER_MS) await markCanceled(context, order);
};

/** Closes an outdated order. True where it was outdated and is over now: closed, or paid before that. */
export const closeIfOutdated = async (context: Context, order: OrderRow): Promise<boolean> => {
  const failure = await outdatedBecause(context, order);
  if (failure === null) return false;
  const { id: orderId, guildId, provider: name, providerReference } = order;
  const provider = context.billing.get(name);
  const charge =
    provider === undefined || providerReference === null ? null : await provider.closePage(providerReference);
  if (charge?.status === 'paid') await applyCharge(context, order, charge);
  else await failOrder(context, order, failure);
  context.log.info({ orderId, guildId, provider: name, failure }, 'an order that could not stand was closed');
  return true;
};

const askForCharge = async (context: Context, order: OrderRow): Promise<Charge | null> => {
  if (order.providerReference === null)
    return order.kind === 'renewal' ? chargeRenewal(context, order) : null;
  try {
    return await providerOf(context, order).findCharge(order.providerReference);
  } catch (error) {
    if (!(error instanceof UnknownCharge)) throw error;
    context.log.warn({ orderId: order.id, provider: order.provider }, 'the provider does not know an order');
    return null;
  }
};

/**
 * Charges the kept method. A retry after a kill is the same charge, since the order's id is the idempotence key. A
 * renewal that was cancelled or stopped meanwhile is no longer charged, only looked up: the process may have been
 * killed after the charge.
 */
const chargeRenewal = async (context: Context, order: OrderRow): Promise<Charge | null> => {
  const renewal = await findRunningRenewal(context.db, order.guildId, context.clock());
  const provider = providerOf(context, order);
  const charge =
    renewal === null
      ? await provider.searchCharge(keyOf(order))
      : await chargeKept(context, provider, order, renewal);
  if (charge !== null) await updateOrder(context.db, order, { providerReference: charge.reference });
  return charge;
};

const chargeKept = async (
  context: Context,
  provider: BillingProvider,
  order: OrderRow,
  renewal: RenewalRow,
): Promise<Charge | null> => {
  const request = await fixRequest(context.db, order, async () =>
    provider.buildChargeRequest(
      await chargeOrder(context, order, {
        receiptEmail: null,
        customerReference: renewal.customerReference,
      }),
      await readMethod(context, renewal),
    ),
  );
  // Null where another process has stored the answer or closed the order meanwhile.
  return request === null
    ? provider.searchCharge(keyOf(order))
    : provider.chargeMethod(keyOf(order), request);
};

/** Closes an order: its page becomes unpayable. What was paid in the meantime counts. */
export const closeOrder = async (context: Context, order: OrderRow): Promise<void> => {
  if (await closeIfOutdated(context, order)) return;
  if (order.providerReference !== null) {
    const charge = await providerOf(context, order).closePage(order.providerReference);
    if (charge.status === 'paid') {
      await applyCharge(context, order, charge);
      return;
    }
  }
  await markCanceled(context, order);
};

export const markCanceled = async (context: Context, order: OrderRow): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, order.guildId);
    if ((await lockOrder(tx, order.id))?.status !== 'open') return;
    await updateOrder(tx, order, { status: 'canceled', settledAt: context.clock(), pageUrl: null });
    await context.bus.publish(tx, { type: 'subscription.changed', guildId: order.guildId });
  });
};
