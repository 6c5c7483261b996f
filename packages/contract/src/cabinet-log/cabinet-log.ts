import * as z from 'zod';
import { person, snowflake, time } from '../kit/shapes.ts';
import { cents } from '../treasury/treasury.ts';

/** Characters and operations of one paste: more than the game shows in a month. */
export const LOG_LIMITS = { text: 100_000, operations: 500, junk: 50, junkText: 120 } as const;
/** As many texts may wait to be entered. */
export const MAX_OPEN_IMPORTS = 20;

export const LOG_STATUSES = ['open', 'entered', 'taken_back'] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

/**
 * `new` is not in the treasury. `double` came with an earlier text, `by_hand` fits an operation that somebody entered. Of one that is
 * `cut` the text ends before its person.
 */
export const LINE_STATES = ['new', 'double', 'by_hand', 'cut'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Lines that belong to half an operation, and lines that are none of the log. */
export const JUNK_KINDS = ['half', 'junk'] as const;

/** A category, none, or the cash of the person: the family has as much as before. */
export const logPurpose = z.union([z.uuid(), z.literal('cash'), z.null()]);
export type LogPurpose = z.infer<typeof logPurpose>;

/** By what somebody was found: only the static id is certain, so the others are shown as doubts. */
export const FOUND_BY = ['static_id', 'nick', 'chosen'] as const;

export const cabinetLogLine = z.object({
  /** Time, amount, balance, and which of equal ones it is: the same in every text. */
  key: z.string(),
  happened_at: time,
  amount_cents: cents,
  balance_cents: cents,
  words: z.string(),
  /** As the log names them; empty for none. */
  who: z.string(),
  person: person.nullable(),
  found_by: z.enum(FOUND_BY).nullable(),
  candidates: z.array(person),
  purpose: logPurpose,
  /** Whether somebody chose it for this text, or it is a proposal. */
  purpose_chosen: z.boolean(),
  state: z.enum(LINE_STATES),
  enters: z.boolean(),
  /** It goes to the cash of somebody whom nobody knows yet, so it cannot be entered. */
  needs_person: z.boolean(),
  /** By how much the balance moved between the operation before and this one, without an operation that says so. */
  gap_cents: cents.nullable(),
});
export type CabinetLogLine = z.infer<typeof cabinetLogLine>;

export const cabinetLogPreview = z.object({
  /** Newest first. */
  lines: z.array(cabinetLogLine),
  /** The same after the newest one: what an earlier text has next does not follow. */
  gap_after_cents: cents.nullable(),
  junk: z.array(z.object({ line: z.number().int(), text: z.string(), kind: z.enum(JUNK_KINDS) })),
  junk_total: z.number().int(),
  counts: z.object({
    entering: z.number().int(),
    doubles: z.number().int(),
    by_hand: z.number().int(),
    gaps: z.number().int(),
  }),
  in_cents: cents,
  out_cents: cents,
  bank: z.object({
    now_cents: cents,
    after_cents: cents,
    /** What the game says, with what was entered for later. */
    game_cents: cents,
  }),
  /** Of everything that is entered with it. */
  fingerprint: z.string(),
});
export type CabinetLogPreview = z.infer<typeof cabinetLogPreview>;

export const cabinetLogImport = z.object({
  id: z.uuid(),
  status: z.enum(LOG_STATUSES),
  created_by: person.nullable(),
  created_at: time,
  /** Null until it was entered. */
  entered: z
    .object({ by: person.nullable(), at: time, operations: z.number().int(), change_cents: cents })
    .nullable(),
  taken_back: z.object({ by: person.nullable(), at: time }).nullable(),
});
export type CabinetLogImport = z.infer<typeof cabinetLogImport>;

export const openedCabinetLog = z.object({
  import: cabinetLogImport,
  /** Null once it was entered. */
  preview: cabinetLogPreview.nullable(),
});
export type OpenedCabinetLog = z.infer<typeof openedCabinetLog>;

const words = z.string().min(1).max(200);
const lineKey = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d -?\d{1,15} -?\d{1,16} \d{1,3}$/, 'line');

/** What an officer says about the text: for all operations with these words, for this name, for this line. */
export const logDecision = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('words'), words, out: z.boolean(), purpose: logPurpose }),
  z.strictObject({ about: z.literal('who'), who: words, user_id: snowflake.nullable() }),
  z.strictObject({
    about: z.literal('line'),
    key: lineKey,
    enters: z.boolean().optional(),
    purpose: logPurpose.optional(),
  }),
]);
export type LogDecision = z.infer<typeof logDecision>;
