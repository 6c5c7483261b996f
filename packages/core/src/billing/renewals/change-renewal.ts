import { billingRoutes } from '@famiglia/contract/billing/billing';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { askProvider } from '../orders/ask-provider.ts';
import { providerOf } from '../orders/charge-order.ts';
import { findOffer } from '../orders/offers.ts';
import { findRenewal, updateRenewal } from '../subscriptions/renewal.queries.ts';
import { requireOwnCard } from '../subscriptions/require-own-card.ts';
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { resumeSubscription } from '../subscriptions/resume-subscription.ts';
import { lockSubscription, subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { presentBilling } from './get-billing.ts';

/** The kept method is charged for another term next time, at today's price, if its provider takes that currency. */
export const setRenewal: UseCase<typeof billingRoutes.setRenewal> = async (context, actor, input) => {
  const { guildId, months, currency } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.setRenewal.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, guildId);
    const renewal = await findRenewal(tx, guildId);
    if (renewal === null) throw new AppError('nothing_to_renew');
    requireOwnCard(renewal, userId);
    const offer = findOffer(context, { months, currency });
    if (offer?.provider !== renewal.provider) throw new AppError('offer_gone');
    await updateRenewal(tx, guildId, { months, currency, amountMinor: offer.money.amount_minor });
    await recordActivity(context, tx, {
      guildId,
      type: 'subscription.renewal_set',
      actorId: userId,
      target: { kind: 'subscription', id: guildId },
      data: { months, money: offer.money },
    });
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
  });
  return presentBilling(context, guildId, userId);
};

/**
 * Everybody who may manage the subscription can turn it off; only the owner of the card turns it on again. A repeated
 * call changes nothing.
 */
export const switchRenewal: UseCase<typeof billingRoutes.switchRenewal> = async (context, actor, input) => {
  const { guildId, renews } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.switchRenewal.access);
  const { userId } = requireSignedIn(actor);
  if ((await findRenewal(context.db, guildId)) === null) throw new AppError('nothing_to_renew');
  const { status } = subscriptionState(await subscriptionOrNone(context.db, guildId), context.clock());
  const runs = status === 'active' || status === 'past_due';
  if (runs !== renews) await (renews ? resumeSubscription : cancelSubscription)(context, actor, { guildId });
  return presentBilling(context, guildId, userId);
};

export const changeMethod: UseCase<typeof billingRoutes.changeMethod> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, billingRoutes.changeMethod.access);
  const { userId } = requireSignedIn(actor);
  const renewal = await findRenewal(context.db, guildId);
  const customer = renewal?.customerReference ?? null;
  if (renewal === null || customer === null) throw new AppError('nothing_to_renew');
  requireOwnCard(renewal, userId);
  const { portalUrl } = providerOf(context, renewal);
  if (portalUrl === undefined) throw new AppError('nothing_to_renew');
  const returnUrl = `${context.config.publicUrl}/guild/${guildId}/settings/subscription`;
  const url = await askProvider(async () => portalUrl(customer, returnUrl));
  await context.db.transaction(async (tx) => updateRenewal(tx, guildId, { methodPageAt: context.clock() }));
  return { url };
};
