import { PROVIDERS } from '@famiglia/contract/billing/billing';
import type { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import { isDay } from '../../../shared/lib/is-day.ts';

export const LEDGER_STATES = ['paid', 'refunded', 'disputed'] as const;

export type LedgerFilters = RouteRequest<typeof adminBillingRoutes.ledgerCsv>;

/** Midnight at the start of a day, in the reader's time zone. */
const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** An address may be typed by hand: invalid values are ignored. Days are calendar days, both included. */
export const ledgerFiltersOf = (params: URLSearchParams): LedgerFilters => {
  const provider = PROVIDERS.find((one) => one === params.get('provider'));
  const currency = CURRENCIES.find((one) => one === params.get('currency'));
  const state = LEDGER_STATES.find((one) => one === params.get('state'));
  const guild = params.get('guild_id') ?? '';
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    ...(provider ? { provider } : {}),
    ...(currency ? { currency } : {}),
    ...(state ? { state } : {}),
    ...(/^\d{17,20}$/.test(guild) ? { guild_id: guild } : {}),
    ...(isDay(from) ? { from: startOf(from) } : {}),
    ...(isDay(to) ? { until: startOf(to, 1) } : {}),
  };
};
