/** What a rate is for. Those of fights may be set for one kind of fight; a salary is always of one rank. */
export const RATE_USES = [
  'event_presence',
  'event_reserve',
  'capt_presence',
  'capt_reserve',
  'capt_win',
  'capt_mvp',
  'recruit',
  'salary',
] as const;
export type RateUse = (typeof RATE_USES)[number];

/** A correction by hand. Fines and debts are taken off, the others are added. */
export const CORRECTION_KINDS = ['bonus', 'fine', 'debt', 'repayment'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** What a line of a payday is for. */
export const DUE_KINDS = [...RATE_USES, ...CORRECTION_KINDS, 'report', 'contract'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** What the words of a line need, as far as its kind has it. */
export interface DueData {
  /** Of an event, a capt, a rank, an item or a contract; the reason of a correction. */
  name?: string | undefined;
  /** How many of an item, and the price of each. */
  quantity?: number | undefined;
  unit_cents?: string | undefined;
  /** A share of a contract, such as `1/6`, and of how much. */
  share?: string | undefined;
  pool_cents?: string | undefined;
}

export const PAYDAY_STATUSES = ['open', 'waiting', 'approved', 'cancelled'] as const;
export type PaydayStatus = (typeof PAYDAY_STATUSES)[number];

/** `carried`: not paid in the game, so the next payday has it. */
export const PAYOUT_STATES = ['unpaid', 'paid', 'carried'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** A payday looks back this far from its end: what happened earlier is settled for good. */
export const LOOK_BACK_DAYS = 60;
