/** Terms in months that a code can be limited to. */
export const PROMO_TERMS = [1, 3, 6, 12] as const;
export const MOST_PROMO_USES = 100_000;
