import type { DatedOffer } from '@famiglia/contract/billing/billing';

const DAY_MS = 86_400_000;

/** A renewal is charged on the last day of the period. */
export const chargeDay = ({ period_end }: Pick<DatedOffer, 'period_end'>): string =>
  new Date(Date.parse(period_end) - DAY_MS).toISOString();
