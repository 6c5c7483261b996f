import * as z from 'zod';
import { time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import {
  foldPromoCode,
  MAX_FREE_MONTHS,
  MAX_PROMO_USES,
  PROMO_CODE_LENGTH,
  PROMO_NOTE_LENGTH,
  PROMO_TERMS,
  shownPromoCode,
} from './promo-codes.ts';

/** What a site admin makes a promo code of. */
export const newPromoCode = z.strictObject({
  code: z
    .string()
    .overwrite(shownPromoCode)
    .min(PROMO_CODE_LENGTH.least)
    .max(PROMO_CODE_LENGTH.most)
    .regex(/^[\p{L}\p{N}_-]+$/u)
    .refine((code) => foldPromoCode(code).length >= PROMO_CODE_LENGTH.least),
  /** One of the two: a share of the price off, or the first months free. */
  percent: z.number().int().min(1).max(100).nullable().default(null),
  free_months: z.number().int().min(1).max(MAX_FREE_MONTHS).nullable().default(null),
  /** Without it the code is for every term. */
  terms: z
    .array(z.union(PROMO_TERMS.map((months) => z.literal(months))))
    .min(1)
    .max(PROMO_TERMS.length)
    .nullable()
    .default(null),
  first_purchase_only: z.boolean().default(false),
  max_uses: z.number().int().min(1).max(MAX_PROMO_USES).nullable().default(null),
  valid_until: time.nullable().default(null),
  /** For site admins; families never read it. */
  note: nameText.max(PROMO_NOTE_LENGTH).default(''),
});
export type NewPromoCode = z.input<typeof newPromoCode>;
