import type { billingRoutes, Offer } from '@famiglia/contract/billing/billing';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { BillingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';

type Currency = Offer['money']['currency'];

/** The first configured provider that takes this currency. */
export const providerFor = (
  { billing }: Pick<Context, 'billing'>,
  currency: Currency,
): BillingProvider | undefined =>
  [...billing.values()].find((provider) => provider.currencies.includes(currency));

/** All terms that can be bought, cheapest per month last. */
export const listOffers = (context: Pick<Context, 'billing' | 'config'>): Offer[] => {
  const { prices } = context.config;
  const offers = prices.flatMap(({ months, money }) => {
    const provider = providerFor(context, money.currency);
    const monthly = prices.find((tag) => tag.months === 1 && tag.money.currency === money.currency);
    const whole = (monthly?.money.amount_minor ?? money.amount_minor) * months;
    const saves_percent = Math.max(0, Math.floor(((whole - money.amount_minor) * 100) / whole));
    return provider === undefined
      ? []
      : [{ months, money, provider: provider.name, saves_percent, can_renew: provider.canRenew }];
  });
  return offers.toSorted((a, b) => a.months - b.months);
};

export const findOffer = (
  context: Pick<Context, 'billing' | 'config'>,
  term: { months: number; currency: Currency },
): Offer | undefined =>
  listOffers(context).find(({ months, money }) => months === term.months && money.currency === term.currency);

/**
 * What public pages name: the prices somebody can pay here. Where no provider is configured nothing can be bought,
 * and the pages say what it would cost.
 */
export const shownPrices = (context: Pick<Context, 'billing' | 'config'>): readonly PriceTag[] => {
  const sold = listOffers(context).map(({ months, money }) => ({ months, money }));
  return sold.length === 0 ? context.config.prices : sold;
};

export const listPrices: UseCase<typeof billingRoutes.prices> = async (context) => ({
  prices: [...shownPrices(context)],
});

/** The prices of the specification, for an installation that sets none. Nothing else may name a price. */
export const MONTHLY_PRICES: readonly PriceTag[] = [
  { months: 1, money: { amount_minor: 89_900, currency: 'RUB' } },
  { months: 1, money: { amount_minor: 1990, currency: 'USD' } },
];
