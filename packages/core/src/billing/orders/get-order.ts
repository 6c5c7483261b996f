import { billingRoutes } from '@famiglia/contract/billing/billing';
import type { Order } from '@famiglia/contract/billing/billing';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUndecided } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { nextPeriod } from '../payments/take-payment.ts';
import { subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { askProvider } from './ask-provider.ts';
import { listOffers, providerFor } from './offers.ts';
import { findNewestOrder, findOpenOrder, findOrder, type OrderRow } from './order.queries.ts';
import { presentOrder } from './present-order.ts';
import { closeIfOutdated, closeOrder, settleOrder } from './settle-order.ts';

export const getCheckout: UseCase<typeof billingRoutes.checkout> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, billingRoutes.checkout.access);
  const now = context.clock();
  const [current, last] = await Promise.all([
    subscriptionOrNone(context.db, guildId),
    findLastOrder(context, guildId),
  ]);
  const { periodStart, endAfter } = await nextPeriod(context.db, current, { kind: 'purchase', now });
  const offers = listOffers(context);
  const currencies = new Set(offers.map(({ money }) => money.currency));
  return {
    offers: offers.map((offer) => ({ ...offer, period_end: endAfter(offer.months).toISOString() })),
    open_order: last?.status === 'open' ? last : null,
    closed_order: last?.failure === 'price_changed' || last?.failure === 'provider_gone' ? last : null,
    period_start: periodStart.toISOString(),
    receipt_email_currencies: [...currencies].filter(
      (currency) => providerFor(context, currency)?.needsReceiptEmail === true,
    ),
  };
};

/** Asks the provider about an open order, so that the page shows the payment as soon as the browser returns. */
export const getOrder: UseCase<typeof billingRoutes.order> = async (context, actor, { guildId, orderId }) => {
  await requireGuildAccess(context, actor, guildId, billingRoutes.order.access);
  const order = await requireOrder(context, guildId, orderId);
  if (order.status === 'open') await unlessUndecided(async () => settleOrder(context, order));
  return presentOrder(context, await requireOrder(context, guildId, orderId));
};

/** Where the provider does not answer the order stays open: the page asks again, and so does the reconciliation. */
const unlessUndecided = async (ask: () => Promise<unknown>): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    if (!isUndecided(error)) throw error;
  }
};

/** The guild's open order or its last one. An outdated one is closed before anybody sees it. */
const findLastOrder = async (context: Context, guildId: string): Promise<Order | null> => {
  const open = await findOpenOrder(context.db, guildId);
  if (open !== undefined) await unlessUndecided(async () => closeIfOutdated(context, open));
  const last = await findNewestOrder(context.db, guildId);
  return last === undefined ? null : presentOrder(context, last);
};

export const cancelOrder: UseCase<typeof billingRoutes.cancelOrder> = async (
  context,
  actor,
  { guildId, orderId },
) => {
  await requireGuildAccess(context, actor, guildId, billingRoutes.cancelOrder.access);
  const order = await requireOrder(context, guildId, orderId);
  // A renewal has no page to close: the plan is cancelled instead.
  if (order.status === 'open' && order.kind === 'purchase') {
    await askProvider(async () => closeOrder(context, order));
  }
  const closed = await requireOrder(context, guildId, orderId);
  if (closed.status === 'paid') throw new AppError('order_already_paid');
  return presentOrder(context, closed);
};

const requireOrder = async ({ db }: Context, guildId: string, orderId: string): Promise<OrderRow> => {
  const order = await findOrder(db, guildId, orderId);
  if (order === undefined) throw new AppError('not_found');
  return order;
};
