import * as z from 'zod';
import { foldLookAlikes } from '../kit/look-alikes.ts';
import { time } from '../kit/shapes.ts';
import { money } from './subscriptions.ts';

/** Terms in months that a code can be limited to. */
export const PROMO_TERMS = [1, 3, 6, 12] as const;
export const MAX_PROMO_USES = 100_000;
export const MAX_FREE_MONTHS = 12;
export const PROMO_CODE_LENGTH = { least: 3, most: 32 } as const;
export const PROMO_NOTE_LENGTH = 200;
/** Wrong codes that one person may enter in an hour. */
export const PROMO_TRIES_PER_HOUR = 10;

/** Why a code does not work here, each with its own words. */
export const PROMO_REFUSALS = [
  'promo_unknown',
  'promo_ended',
  'promo_used_up',
  'promo_other_term',
  'promo_first_purchase_only',
  'promo_used_by_guild',
  'promo_used_by_you',
  'promo_too_often',
] as const;

/** What a code does: a share of the price off, or the first months of the term free. */
const promoBenefit = z.object({
  percent: z.number().int().min(1).max(100).nullable(),
  free_months: z.number().int().min(1).max(MAX_FREE_MONTHS).nullable(),
});
export type PromoBenefit = z.infer<typeof promoBenefit>;

/** A code as somebody typed it at the checkout: unknown ones are refused later, in words. */
export const promoEntry = z.string().trim().min(1).max(64);

/** The code of an order or a receipt, and the price without it. */
export const promoApplied = z.object({ code: z.string(), list: money });
export type PromoApplied = z.infer<typeof promoApplied>;

/** What a code makes of a term. */
export const promoQuote = promoBenefit.extend({
  code: z.string(),
  /** The price without the code. Renewals cost this. */
  list: money,
  /** What is charged now; 0 where nothing is left to pay. */
  money,
  /** How many months it opens: those of the term, or more where the code gives more. */
  months: z.number().int(),
  /** When a period that is bought now with it would end. */
  period_end: time,
});
export type PromoQuote = z.infer<typeof promoQuote>;

/** How a code is shown: in capitals, without spaces. */
export const shownPromoCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

/** How codes are compared: whatever the case, spaces and hyphens, and in whichever alphabet it was typed. */
export const foldPromoCode = (typed: string): string => foldLookAlikes(shownPromoCode(typed));
