import { randomUUID } from 'node:crypto';
import type { Offer } from '@famiglia/contract/billing/billing';
import type { Language } from '@famiglia/contract/kit/language';
import { subscriptionState } from '../../access/subscription-state.ts';
import { AppError } from '../../platform/app-error.ts';
import type { BillingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { takeUse } from '../promo/check-promo.ts';
import type { PromoRow } from '../promo/promo.queries.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { askProvider } from './ask-provider.ts';
import { findOpenOrder, findOrder, insertOrder, type OrderRow } from './order.queries.ts';
import { closeOrder } from './settle-order.ts';

interface Wanted {
  guildId: string;
  userId: string;
  language: Language | undefined;
  /** What was chosen, and what the code makes of it. */
  offer: Pick<Offer, 'months'>;
  term: Pick<Offer, 'months' | 'money'>;
  promo: { code: PromoRow; listMinor: number };
  /** The provider that would have been paid. */
  provider: BillingProvider;
}

/**
 * Nothing is left to pay: the order is paid when it is made, no provider is asked, and the ledger has no payment. A method
 * that is kept stays, and is charged when the longer period ends.
 */
export const openFree = async (context: Context, wanted: Wanted): Promise<OrderRow> => {
  const { guildId, userId, language, offer, term, promo, provider } = wanted;
  await closeOpenPage(context, guildId);
  const id = randomUUID();
  const change = { guildId, actorId: userId, event: 'promo_opened' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const plan = subscriptionState(current, now);
    if (plan.tier === 'premium' && plan.period_end === null) throw new AppError('premium_without_end');
    const period = await paidPeriod(tx, current, { months: term.months, kind: 'purchase', now });
    await insertOrder(tx, {
      id,
      guildId,
      kind: 'purchase',
      provider: provider.name,
      months: term.months,
      amountMinor: 0,
      currency: term.money.currency,
      promoCode: promo.code.code,
      listMinor: promo.listMinor,
      status: 'paid',
      settledAt: now,
      startedBy: userId,
      renews: false,
      language,
      createdAt: now,
      ...period,
    });
    const use = { orderId: id, guildId, payerId: userId, months: offer.months, now };
    await takeUse(tx, promo.code, use);
    const status = plan.status === 'canceled' ? 'canceled' : 'active';
    return { tier: 'premium', status, periodEnd: period.periodEnd, graceUntil: null };
  });
  const made = await findOrder(context.db, guildId, id);
  if (made === undefined) throw new Error('an order that was made is stored');
  return made;
};

/** Closes the guild's open payment page, which could still be paid. Refuses if it was paid meanwhile. */
const closeOpenPage = async (context: Context, guildId: string): Promise<void> => {
  const open = await findOpenOrder(context.db, guildId);
  if (open?.kind !== 'purchase') return;
  await askProvider(async () => closeOrder(context, open));
  const closed = await findOrder(context.db, guildId, open.id);
  if (closed?.status === 'paid') throw new AppError('order_already_paid');
};
