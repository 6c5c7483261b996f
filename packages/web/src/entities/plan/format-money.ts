import type { Language } from '@famiglia/contract/constants';
import type { Money } from '@famiglia/contract/subscriptions';

/** Amounts are sent in kopecks and cents. */
export const formatMoney = (language: Language, { amount_minor, currency }: Money): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount_minor / 100);
