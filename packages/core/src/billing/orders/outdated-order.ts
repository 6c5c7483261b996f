import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { Context } from '../../platform/context.ts';
import { findRenewal } from '../subscriptions/renewal.queries.ts';
import { listOffers } from './offers.ts';
import type { OrderRow } from './order.queries.ts';

type Price = Pick<OrderRow, 'months' | 'amountMinor' | 'currency'>;

const isSame = (a: Price, b: Price): boolean =>
  a.months === b.months && a.amountMinor === b.amountMinor && a.currency === b.currency;

/**
 * Why an open order is outdated: its price is no longer the site's, or its provider was removed from the settings and
 * will never answer. Null where it is not. A page that confirms a renewal keeps the price that was agreed to.
 */
export const outdatedBecause = async (context: Context, order: OrderRow): Promise<ChargeFailure | null> => {
  if (order.status !== 'open') return null;
  if (!context.billing.has(order.provider)) return 'provider_gone';
  if (order.kind === 'renewal') return null;
  // With a promo code it is cheaper than the site's price, and stays so if the code ends.
  const listPrice = { ...order, amountMinor: order.listMinor ?? order.amountMinor };
  const isOffered = listOffers(context).some(({ months, money: { amount_minor: amountMinor, currency } }) =>
    isSame(listPrice, { months, amountMinor, currency }),
  );
  if (isOffered) return null;
  const renewal = await findRenewal(context.db, order.guildId);
  return renewal !== null && isSame(order, renewal) ? null : 'price_changed';
};
