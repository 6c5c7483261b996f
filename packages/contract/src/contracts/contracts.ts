import * as z from 'zod';
import { EVENT_STATUSES, ROSTER_MESSAGE_PROBLEMS } from '../events/events.ts';
import { guildParams, person, snowflake, time, version } from '../kit/shapes.ts';
import { freeText, nameText } from '../kit/visible-text.ts';
import { amountCents, cents } from '../treasury/treasury.ts';

export const CONTRACT_PLACES = { least: 2, most: 30 } as const;
export const CONTRACT_TITLE_LENGTH = 100;
export const CONTRACT_UNIT_LENGTH = 12;
/** Of one person: more is a slip of the finger. */
export const MAX_CONTRIBUTION = 1_000_000;
/** People that one contract is shared among: its places, and those who helped and left the list. */
export const MAX_SHARERS = 100;

/** One sum for the whole contract, or a price for each unit that was brought. */
export const CONTRACT_PAYS = ['pool', 'unit'] as const;
export type ContractPay = (typeof CONTRACT_PAYS)[number];

/** How the members’ part is divided among those who contributed. */
export const CONTRACT_RULES = ['equal', 'contribution', 'rank'] as const;
export type ContractRule = (typeof CONTRACT_RULES)[number];

export const contractFields = {
  title: nameText.min(1).max(CONTRACT_TITLE_LENGTH),
  description: freeText.max(1000).default(''),
  slots: z.number().int().min(CONTRACT_PLACES.least).max(CONTRACT_PLACES.most),
  /** When the term ends: then sign-up is over, and leaders are asked to confirm who did what. */
  ends_at: time,
  /** The role of the lowest rank that may join, or any other role. Ranks above it may as well. */
  needed_role_id: snowflake.nullable().default(null),
  pay: z.enum(CONTRACT_PAYS),
  /** The whole sum, or the price of one unit. */
  amount_cents: amountCents,
  /** What is counted: `pcs`, `runs`. */
  unit: nameText.max(CONTRACT_UNIT_LENGTH).default(''),
  family_percent: z.number().int().min(0).max(100),
  rule: z.enum(CONTRACT_RULES),
};

/** A contract is a roster with a reward: its states are those of events, and `finished` means that a leader confirmed it. */
export const contract = z.object({
  id: z.uuid(),
  version,
  ...contractFields,
  status: z.enum(EVENT_STATUSES),
  /** The name of the needed rank; null if everybody may join, or if that role was deleted in Discord. */
  needed_rank: z.string().nullable(),
  main_count: z.number().int(),
  reserve_count: z.number().int(),
  created_at: time,
  ended_at: time.nullable(),
  /** What was shared, and the family’s part of it; null until it is confirmed. */
  total_cents: cents.nullable(),
  family_cents: cents.nullable(),
});
export type Contract = z.infer<typeof contract>;

/** Somebody on the list, or whose report was accepted, or who has a share. */
export const contractPerson = z.object({
  user: person,
  /** They are no longer on the server. What they did is owed all the same. */
  left: z.boolean(),
  list: z.enum(['main', 'reserve']).nullable(),
  /** The name of their rank; null without one. */
  rank: z.string().nullable(),
  /** How much their share weighs where the rank decides: the place of the rank from below, or what it was at the confirmation. */
  weight: z.number().int().min(1),
  /** The sum of their accepted reports. */
  reported: z.number().int(),
  /** What a leader confirmed; null before that. */
  contribution: z.number().int().nullable(),
  share_cents: cents.nullable(),
});
export type ContractPerson = z.infer<typeof contractPerson>;

export const contractDetails = contract.extend({
  people: z.array(contractPerson),
  /** Reports that nobody has judged yet. */
  reports_waiting: z.number().int(),
  creator: person,
  ender: person.nullable(),
  cancel_reason: z.string().nullable(),
  /** Until when a confirmation may be corrected or taken back: later it would change no payday any more. */
  correctable_until: time.nullable(),
  /** Where it is shown in Discord, and what prevents that. */
  message: z.object({ url: z.string().nullable(), problem: z.enum(ROSTER_MESSAGE_PROBLEMS).nullable() }),
});
export type ContractDetails = z.infer<typeof contractDetails>;

export const contribution = z.strictObject({
  user_id: snowflake,
  contribution: z.number().int().min(0).max(MAX_CONTRIBUTION),
});

export const contractParams = guildParams.extend({ contractId: z.uuid() });
