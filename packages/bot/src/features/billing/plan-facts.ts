import type { Offer, Renewal } from '@famiglia/contract/billing/billing';
import type { Language } from '@famiglia/contract/kit/language';
import type { SubscriptionDetails } from '@famiglia/contract/billing/subscriptions';
import { listOffers } from '@famiglia/core/billing/orders/offers';
import { presentBilling } from '@famiglia/core/billing/renewals/get-billing';
import { findRenewal } from '@famiglia/core/billing/subscriptions/renewal.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Context } from '@famiglia/core/platform/context';

/** What messages about a guild's plan say. */
export interface PlanFacts {
  plan: SubscriptionDetails;
  /** How Premium goes on after its period; null where it simply ends. */
  renewal: Renewal | null;
  /** The monthly price in the currency of the guild's language; undefined where nothing can be bought. */
  offer: Offer | undefined;
  /** The guild's own. */
  language: Language;
  /** Whose method is charged, and their language; null where nothing renews or it is not known who they are. */
  payer: { id: string; language: Language } | null;
  logChannelId: string | null;
  urls: { checkout: string; subscription: string };
}

export const findPlanFacts = async (context: Context, guildId: string): Promise<PlanFacts> => {
  const [billing, kept, { language, channels }] = await Promise.all([
    presentBilling(context, guildId),
    findRenewal(context.db, guildId),
    findSettings(context.db, guildId),
  ]);
  const renewal = billing.renewal?.renews === true ? billing.renewal : null;
  const currency = language === 'ru' ? 'RUB' : 'USD';
  const offers = listOffers(context);
  const guildUrl = `${context.config.publicUrl}/guild/${guildId}`;
  return {
    plan: billing.subscription,
    renewal,
    offer: offers.find(({ money }) => money.currency === currency) ?? offers[0],
    language,
    payer:
      renewal === null || kept === null || kept.payerId === null
        ? null
        : { id: kept.payerId, language: kept.language ?? language },
    logChannelId: channels.log,
    urls: { checkout: `${guildUrl}/checkout`, subscription: `${guildUrl}/settings/subscription` },
  };
};

export const timestamp = (moment: Date | string, style: 'D' | 'R'): string =>
  `<t:${Math.floor(new Date(moment).getTime() / 1000)}:${style}>`;
