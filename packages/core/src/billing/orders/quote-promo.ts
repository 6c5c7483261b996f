import type { Offer } from '@famiglia/contract/billing/billing';
import { promoRoutes } from '@famiglia/contract/billing/promo-routes';
import type { PromoBenefit } from '@famiglia/contract/billing/promo-codes';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { requireKnownCode, requireUsable } from '../promo/check-promo.ts';
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

/** Providers refuse to charge less than this, so a smaller rest is not charged at all. */
const MIN_CHARGE_MINOR = 100;

type Term = Pick<Offer, 'months' | 'money'>;

/**
 * The price and length of a term with a code: a share of the price off, or its first months free. With more free months
 * than the term has, the term becomes longer. What is left is rounded down to whole kopecks or cents.
 */
export const withPromo = ({ months, money }: Term, { percent, free_months }: PromoBenefit): Term => {
  const free = free_months ?? 0;
  const price = BigInt(money.amount_minor);
  const rest =
    percent === null
      ? (price * BigInt(Math.max(0, months - free))) / BigInt(months)
      : (price * BigInt(100 - percent)) / 100n;
  const amount_minor = rest < MIN_CHARGE_MINOR ? 0 : Number(rest);
  return { months: Math.max(months, free), money: { amount_minor, currency: money.currency } };
};
