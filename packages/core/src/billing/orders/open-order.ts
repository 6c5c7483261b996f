import { billingRoutes, type Offer } from '@famiglia/contract/billing';
import type { Language } from '@famiglia/contract/constants';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { subscriptionState } from '../../guilds/access/subscription-state.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUndecided, type BillingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { askProvider } from './ask-provider.ts';
import { chargeOrder, keyOf, providerOf } from './charge-order.ts';
import { findOffer } from './offers.ts';
import {
  findOpenOrder,
  findOrder,
  fixRequest,
  insertOrder,
  updateOrder,
  type OrderRow,
} from './order.queries.ts';
import { customerOf } from './payer-customer.ts';
import { presentOrder } from './present-order.ts';
import { closeOrder, markCanceled, settleOrder } from './settle-order.ts';

/** One person begins to pay. A second one gets the same page, so that nobody pays twice. */
export const openOrder: UseCase<typeof billingRoutes.openOrder> = async (context, actor, input) => {
  const { guildId, months, currency, receiptEmail, language, renew } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.openOrder.access);
  const { userId } = requireSignedIn(actor);
  const offer = findOffer(context, { months, currency });
  if (offer === undefined || offer.provider === 'manual') throw new AppError('offer_gone');
  const provider = providerOf(context, { provider: offer.provider });
  if (provider.needsReceiptEmail === true && receiptEmail === null)
    throw new AppError('receipt_email_needed');
  const order = await askProvider(context, async () => {
    const taken = await takeOpenOrder(context, {
      guildId,
      userId,
      language,
      offer,
      provider,
      renews: renew && provider.canRenew,
    });
    return taken.kind === 'purchase' && taken.pageUrl === null
      ? openPage(context, provider, taken, receiptEmail)
      : taken;
  });
  return presentOrder(context, order);
};

interface Wanted {
  guildId: string;
  userId: string;
  language: Language | undefined;
  offer: Offer;
  provider: BillingProvider;
  renews: boolean;
}

/** The guild's open order if it is for the same term and renews like this one, or a new one. */
const takeOpenOrder = async (context: Context, wanted: Wanted): Promise<OrderRow> => {
  const { guildId, offer, renews } = wanted;
  const known = await findOpenOrder(context.db, guildId);
  if (known === undefined) return (await startOrder(context, wanted)) ?? takeOpenOrder(context, wanted);
  if (known.providerReference !== null) await settleOrder(context, known);
  const open = await stillOpen(context, known);
  if (open === null) return takeOpenOrder(context, wanted);
  const expired = open.expiresAt !== null && open.expiresAt <= context.clock();
  const sameTerm =
    open.months === offer.months && open.currency === offer.money.currency && open.renews === renews;
  // A renewal that is being charged now is followed, not paid again.
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

/** Undefined where somebody else was faster. */
const startOrder = async (
  context: Context,
  { guildId, userId, language, offer, provider, renews }: Wanted,
): Promise<OrderRow | undefined> => {
  const now = context.clock();
  const current = await subscriptionOrNone(context.db, guildId);
  const plan = subscriptionState(current, now);
  if (plan.tier === 'premium' && plan.period_end === null) throw new AppError('premium_without_end');
  const { months, money } = offer;
  return insertOrder(context.db, {
    guildId,
    kind: 'purchase',
    provider: provider.name,
    months,
    amountMinor: money.amount_minor,
    currency: money.currency,
    status: 'open',
    startedBy: userId,
    renews,
    language,
    createdAt: now,
    ...(await paidPeriod(context.db, current, { months, kind: 'purchase', now })),
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
      return provider.wordPage(
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
