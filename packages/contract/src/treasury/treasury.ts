import * as z from 'zod';
import { person, snowflake, time, version } from '../kit/shapes.ts';
import { freeText, nameText } from '../kit/visible-text.ts';

/** Cents as a decimal string: sums go beyond what a number holds. */
export const cents = z.string().regex(/^-?\d{1,19}$/, 'cents');
/** The size of one operation, always positive. The largest is `MAX_AMOUNT_CENTS`. */
export const amountCents = z.string().regex(/^[1-9]\d{0,14}$/, 'amount');
/** What was counted: nothing, or more than one operation moves. */
export const countedCents = z.string().regex(/^(?:0|[1-9]\d{0,16})$/, 'amount');

/**
 * Where the family's money lies: in the bank, or as cash with an officer. What it owes to members belongs to them already, and
 * everything else is outside.
 */
export const MONEY_PLACES = ['bank', 'officer', 'owed', 'outside'] as const;
export type MoneyPlace = (typeof MONEY_PLACES)[number];

/** `accrual`: a payday is approved, and the family owes it. `payout`: it was paid from the bank. */
export const ENTRY_KINDS = [
  'income',
  'expense',
  'transfer',
  'stocktaking',
  'accrual',
  'payout',
  'counter',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const CATEGORY_USES = ['income', 'expense', 'both'] as const;
export type CategoryUse = (typeof CATEGORY_USES)[number];

export const MAX_CATEGORIES = 50;
export const CATEGORY_NAME_LENGTH = 40;
export const MONEY_REASON_LENGTH = 300;

export const categoryFields = {
  name: nameText.min(1).max(CATEGORY_NAME_LENGTH),
  use: z.enum(CATEGORY_USES),
};
export const treasuryCategory = z.object({ id: z.uuid(), version, ...categoryFields });
export type TreasuryCategory = z.infer<typeof treasuryCategory>;

export const moneyReason = freeText.max(MONEY_REASON_LENGTH);
/** A message of Discord that shows what happened. */
export const moneyProof = z
  .string()
  .max(150)
  .regex(
    /^https:\/\/(?:ptb\.|canary\.)?discord\.com\/channels\/\d{17,19}\/\d{17,19}\/\d{17,19}$/,
    'not_a_message_link',
  );

/** The cash of this officer; null for the bank. */
export const officerId = snowflake.nullable();

export const treasuryEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  amount_cents: cents,
  /** By how much the family then had more, or less. */
  change_cents: cents,
  /** What it moved where. The world outside is left out. */
  moved: z.array(z.object({ place: z.enum(MONEY_PLACES), person: person.nullable(), amount_cents: cents })),
  category: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Who gave the money, or whom it was given. */
  person: person.nullable(),
  reason: z.string(),
  proof: z.string().nullable(),
  actor: person.nullable(),
  happened_at: time,
  created_at: time,
  /** The entry that this one takes back, and the one by which it was taken back itself. */
  counters_id: z.string().nullable(),
  countered_by: z.string().nullable(),
});
export type TreasuryEntry = z.infer<typeof treasuryEntry>;

export const treasuryBalances = z.object({
  /** Everything that the family has: bank and officers. */
  total_cents: cents,
  bank_cents: cents,
  /** Those with cash, the largest first. */
  officers: z.array(z.object({ person, balance_cents: cents })),
  officers_cents: cents,
  owed_cents: cents,
});
export type TreasuryBalances = z.infer<typeof treasuryBalances>;
