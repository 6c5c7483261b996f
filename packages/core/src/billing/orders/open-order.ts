import { billingRoutes } from '@famiglia/contract/billing/billing';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findRenewal } from '../subscriptions/renewal.queries.ts';
import { providerOf } from './charge-order.ts';
import { findOffer } from './offers.ts';
import { openFree } from './open-free.ts';
import { presentOrder } from './present-order.ts';
import { applyPromo } from './quote-promo.ts';
import { takeOrder } from './take-order.ts';

/** One person begins to pay. A second one gets the same page, so that nobody pays twice. */
export const openOrder: UseCase<typeof billingRoutes.openOrder> = async (context, actor, input) => {
  const { guildId, months, currency, receiptEmail, language, renew, amountMinor, promoCode } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.openOrder.access);
  const { userId } = requireSignedIn(actor);
  const offer = findOffer(context, { months, currency });
  if (offer === undefined || offer.provider === 'manual') throw new AppError('offer_gone');
  const applied =
    promoCode === undefined ? null : await applyPromo(context, { guildId, userId, offer, typed: promoCode });
  const term = applied?.term ?? offer;
  if ((amountMinor ?? term.money.amount_minor) !== term.money.amount_minor)
    throw new AppError('price_changed');
  const provider = providerOf(context, { provider: offer.provider });
  const promo = applied === null ? null : { code: applied.code, listMinor: offer.money.amount_minor };
  if (promo !== null && term.money.amount_minor === 0) {
    const wanted = { guildId, userId, language, term, offer, promo, provider };
    return presentOrder(context, await openFree(context, wanted));
  }
  if (provider.needsReceiptEmail === true && receiptEmail === null)
    throw new AppError('receipt_email_needed');
  const renews = renew && provider.canRenew;
  const wanted = { guildId, userId, language, offer: term, promo, provider, renews, receiptEmail };
  return presentOrder(context, await takeOrder(context, wanted));
};

/**
 * The bank wants the owner of the card to confirm the renewal. Opens a payment page for it, at the price that was
 * agreed to; the card is kept for the next period.
 */
export const confirmRenewal: UseCase<typeof billingRoutes.confirmRenewal> = async (context, actor, input) => {
  const { guildId, language } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.confirmRenewal.access);
  const { userId } = requireSignedIn(actor);
  const renewal = await findRenewal(context.db, guildId);
  if (renewal?.lastFailure !== 'confirmation_needed') throw new AppError('nothing_to_confirm');
  const { months, amountMinor, currency } = renewal;
  const order = await takeOrder(context, {
    guildId,
    userId,
    language,
    offer: { months, money: { amount_minor: amountMinor, currency } },
    promo: null,
    provider: providerOf(context, renewal),
    renews: true,
    receiptEmail: null,
  });
  return presentOrder(context, order);
};
