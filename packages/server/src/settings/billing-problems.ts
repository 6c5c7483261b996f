import type { Values } from './read-values.ts';

/** Settings that only work together. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
] as const;

/** Refuses a payment provider that is configured only in part: it would take money without telling us. */
export const billingProblems = (values: Values): string[] =>
  PAIRS.flatMap((pair) => {
    const missing = pair.filter((name) => values[name] === undefined);
    const given = pair.find((name) => values[name] !== undefined);
    return missing.length === 1 && given !== undefined ? [`${missing[0]} must be set beside ${given}`] : [];
  });
