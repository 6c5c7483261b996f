import type { Offer } from '@famiglia/contract/billing/billing';
import type { Language } from '@famiglia/contract/kit/language';
import { subscriptionState } from '../../access/subscription-state.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUndecided, type BillingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { takeUse } from '../promo/check-promo.ts';
import type { PromoRow } from '../promo/promo.queries.ts';
import { subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { askProvider } from './ask-provider.ts';
import { chargeOrder, keyOf } from './charge-order.ts';
import {
  findOpenOrder,
  findOrder,
  fixRequest,
  insertOrder,
  updateOrder,
  type OrderRow,
} from './order.queries.ts';
import { customerOf } from './payer-customer.ts';
import { closeIfOutdated, closeOrder, markCanceled, settleOrder } from './settle-order.ts';

interface Wanted {
  guildId: string;
  userId: string;
  language: Language | undefined;
  /** The term, with what is charged for it. */
  offer: Pick<Offer, 'months' | 'money'>;
  /** The code that made it cheaper, and the price without it. */
  promo: { code: PromoRow; listMinor: number } | null;
  provider: BillingProvider;
  renews: boolean;
  receiptEmail: string | null;
}

/** An order with its page: the guild's open one where it fits, otherwise a new one. */
export const takeOrder = async (context: Context, wanted: Wanted): Promise<OrderRow> =>
  askProvider(async () => {
    const order = await takeOpenOrder(context, wanted);
    return order.kind === 'purchase' && order.pageUrl === null
      ? openPage(context, wanted.provider, order, wanted.receiptEmail)
      : order;
  });

/** The guild's open order if it is for the same term and price and renews like this one, or a new one. */
const takeOpenOrder = async (context: Context, wanted: Wanted): Promise<OrderRow> => {
  const { guildId, offer, promo, renews } = wanted;
  const known = await findOpenOrder(context.db, guildId);
  if (known === undefined) return (await startOrder(context, wanted)) ?? takeOpenOrder(context, wanted);
  await (known.providerReference === null ? closeIfOutdated : settleOrder)(context, known);
  const open = await stillOpen(context, known);
  if (open === null) return takeOpenOrder(context, wanted);
  const expired = open.expiresAt !== null && open.expiresAt <= context.clock();
  const sameTerm =
    open.months === offer.months &&
    open.currency === offer.money.currency &&
    open.amountMinor === offer.money.amount_minor &&
    open.promoCode === (promo?.code.code ?? null) &&
    open.renews === renews;
  // A renewal that is being charged now is returned, so that it is not paid twice.
  if (open.kind === 'renewal' || (sameTerm && !expired)) return open;
  await closeOrder(context, open);
  await stillOpen(context, open);
  return takeOpenOrder(context, wanted);
};

/** Null where the order is over; refused where it was paid in the meantime. */
const stillOpen = async (context: Context, order: OrderRow): Promise<OrderRow | null> => {
  const now = await findOrder(context.db, order.guildId, order.id);
  if (now?.status === 'paid') throw new AppError('order_already_paid');
  return now?.status === 'open' ? now : null;
};

/** Undefined where somebody else has opened an order meanwhile. */
const startOrder = async (
  context: Context,
  { guildId, userId, language, offer, promo, provider, renews }: Wanted,
): Promise<OrderRow | undefined> => {
  const now = context.clock();
  const current = await subscriptionOrNone(context.db, guildId);
  const plan = subscriptionState(current, now);
  if (plan.tier === 'premium' && plan.period_end === null) throw new AppError('premium_without_end');
  const { months, money } = offer;
  return context.db.transaction(async (tx) => {
    const order = await insertOrder(tx, {
      guildId,
      kind: 'purchase',
      provider: provider.name,
      months,
      amountMinor: money.amount_minor,
      currency: money.currency,
      promoCode: promo?.code.code ?? null,
      listMinor: promo?.listMinor ?? null,
      status: 'open',
      startedBy: userId,
      renews,
      language,
      createdAt: now,
      ...(await paidPeriod(tx, current, { months, kind: 'purchase', now })),
    });
    if (order !== undefined && promo !== null)
      await takeUse(tx, promo.code, { orderId: order.id, guildId, payerId: userId, months, now });
    return order;
  });
};

const openPage = async (
  context: Context,
  provider: BillingProvider,
  order: OrderRow,
  receiptEmail: string | null,
): Promise<OrderRow> => {
  const returnUrl = `${context.config.publicUrl}/guild/${order.guildId}/checkout/${order.id}`;
  try {
    const request = await fixRequest(context.db, order, async () => {
      const customerReference = await customerOf(context, provider, order.startedBy);
      return provider.buildPageRequest(
        await chargeOrder(context, order, { receiptEmail, customerReference }),
        returnUrl,
      );
    });
    // Somebody else was faster.
    if (request === null) return (await findOrder(context.db, order.guildId, order.id)) ?? order;
    const { reference, url, expiresAt } = await provider.openPage(keyOf(order), request);
    const page = { providerReference: reference, pageUrl: url ?? returnUrl, expiresAt };
    await updateOrder(context.db, order, page);
    return { ...order, ...page };
  } catch (error) {
    // Nobody has seen the page, so nobody can pay it: the next attempt begins anew.
    if (isUndecided(error)) await markCanceled(context, order);
    throw error;
  }
};
