import type { Offer } from '@famiglia/contract/billing/billing';
import { promoRoutes } from '@famiglia/contract/billing/promo-routes';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { requireKnownCode, requireUsable } from '../promo/check-promo.ts';
import { withPromo } from '../promo/promo-price.ts';
import type { PromoRow } from '../promo/promo.queries.ts';
import { subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { findOffer } from './offers.ts';
import { findOpenOrder } from './order.queries.ts';

interface Entry {
  guildId: string;
  userId: string;
  offer: Pick<Offer, 'months' | 'money'>;
  typed: string;
}

/**
 * Checks that a promo code may be used for a term, and returns the price with it. An order that is open with it keeps
 * it, also if the code ended.
 */
export const applyPromo = async (
  context: Context,
  { guildId, userId, offer, typed }: Entry,
): Promise<{ code: PromoRow; term: Pick<Offer, 'months' | 'money'> }> => {
  const code = await requireKnownCode(context, typed, userId);
  const term = withPromo(offer, { percent: code.percent, free_months: code.freeMonths });
  const open = await findOpenOrder(context.db, guildId);
  const isKept =
    open?.promoCode === code.code &&
    open.months === offer.months &&
    open.currency === offer.money.currency &&
    open.listMinor === offer.money.amount_minor;
  if (!isKept) {
    const now = context.clock();
    await requireUsable(context.db, code, { guildId, payerId: userId, months: offer.months, now });
  }
  return { code, term };
};

export const quotePromo: UseCase<typeof promoRoutes.quote> = async (context, actor, input) => {
  const { guildId, months, currency, code: typed } = input;
  await requireGuildAccess(context, actor, guildId, promoRoutes.quote.access);
  const { userId } = requireSignedIn(actor);
  const offer = findOffer(context, { months, currency });
  if (offer === undefined) throw new AppError('offer_gone');
  const { code, term } = await applyPromo(context, { guildId, userId, offer, typed });
  const current = await subscriptionOrNone(context.db, guildId);
  const moment = { months: term.months, kind: 'purchase', now: context.clock() } as const;
  const { periodEnd } = await paidPeriod(context.db, current, moment);
  return {
    code: code.code,
    percent: code.percent,
    free_months: code.freeMonths,
    list: offer.money,
    ...term,
    period_end: periodEnd.toISOString(),
  };
};
