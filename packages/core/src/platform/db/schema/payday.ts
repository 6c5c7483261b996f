import { CORRECTION_KINDS, PAYDAY_STATUSES, PAYOUT_STATES } from '@famiglia/contract/payday/payday';
import type { DueData, DueKind, RateUse } from '@famiglia/contract/payday/payday';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';
import { treasuryEntries } from './treasury.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** What something is worth from a day on. A later row replaces it from its own day, so the past stays as it was. */
export const paydayRates = pgTable(
  'payday_rates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId(),
    use: text().$type<RateUse>().notNull(),
    fightKindId: uuid(),
    roleId: snowflake(),
    /** Null where it is no longer set from that day on. */
    amountCents: bigint({ mode: 'bigint' }),
    validFrom: date().notNull(),
    setBy: snowflake().notNull(),
    setAt: moment().notNull(),
  },
  (table) => [
    unique('payday_rate_once')
      .on(table.guildId, table.use, table.fightKindId, table.roleId, table.validFrom)
      .nullsNotDistinct(),
    check('payday_rate_not_below_zero', sql`amount_cents between 0 and 999999999999999`),
    check('payday_rate_of_rank', sql`(use = 'salary') = (role_id is not null)`),
  ],
);

/** Which rank each member had when a week ended: salaries of past weeks do not follow later promotions. */
export const paydayRankWeeks = pgTable(
  'payday_rank_weeks',
  {
    guildId: guildId(),
    /** Its Monday. */
    week: date().notNull(),
    userId: snowflake().notNull(),
    roleId: snowflake().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.week, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('payday_rank_weeks_of_member').on(table.guildId, table.userId),
  ],
);

/** What a leader adds or takes off by hand. One that was taken back stays, and is worth nothing. */
export const paydayCorrections = pgTable(
  'payday_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    /** Made by who sends it: sent twice, it counts once. */
    requestId: uuid().notNull(),
    userId: snowflake().notNull(),
    kind: text({ enum: CORRECTION_KINDS }).notNull(),
    amountCents: bigint({ mode: 'bigint' }).notNull(),
    reason: text().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    takenBackBy: snowflake(),
    takenBackAt: moment(),
  },
  (table) => [
    unique('payday_correction_sent_once').on(table.guildId, table.requestId),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('payday_corrections_of_member').on(table.guildId, table.userId, table.createdAt),
    index('payday_corrections_lately').on(table.guildId, table.createdAt),
    check('payday_correction_kind_known', oneOf('kind', CORRECTION_KINDS)),
    check('payday_correction_positive', sql`amount_cents between 1 and 999999999999999`),
    check('payday_correction_reasoned', sql`char_length(btrim(reason)) between 1 and 300`),
    check('payday_correction_taken_back_by_somebody', sql`(taken_back_at is null) = (taken_back_by is null)`),
  ],
);

/** A settlement. Until it is approved its lines are computed anew with each look; one guild has at most one such. */
export const paydays = pgTable(
  'paydays',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    /** The end of the one before; null for the first. */
    since: moment(),
    until: moment().notNull(),
    status: text({ enum: PAYDAY_STATUSES }).notNull(),
    version: version(),
    /** Null where the schedule proposed it. */
    createdBy: snowflake(),
    createdAt: moment().notNull(),
    /** Who approved first where a second person has to, and the fingerprint of what they saw. */
    firstApprovedBy: snowflake(),
    firstApprovedSeen: text(),
    endedBy: snowflake(),
    endedAt: moment(),
    /** What its approval fixed, and how much of it was paid since: a list of paydays reads nobody in them. */
    people: integer().notNull().default(0),
    payCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    paidCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** By which the ledger knows what is owed; null where the lines add up to nothing. */
    entryId: bigint({ mode: 'number' }),
  },
  (table) => [
    unique('payday_guild').on(table.id, table.guildId),
    uniqueIndex('payday_open_once')
      .on(table.guildId)
      .where(sql`status in ('open', 'waiting')`),
    index('paydays_lately').on(table.guildId, table.until),
    foreignKey({
      name: 'payday_entry',
      columns: [table.entryId, table.guildId],
      foreignColumns: [treasuryEntries.id, treasuryEntries.guildId],
    }),
    check('payday_status_known', oneOf('status', PAYDAY_STATUSES)),
    check('payday_waits_for_second', sql`status <> 'waiting' or first_approved_by is not null`),
    check('payday_paid_at_most_all', sql`people >= 0 and paid_cents between 0 and pay_cents`),
    check('payday_ended_by_somebody', sql`(status in ('approved', 'cancelled')) = (ended_at is not null)`),
  ],
);

/** What leaders decided about people before the approval, and afterwards what each of them gets in the game. */
export const paydayPeople = pgTable(
  'payday_people',
  {
    guildId: guildId(),
    paydayId: uuid().notNull(),
    userId: snowflake().notNull(),
    /** Their lines stay due, and come with the next payday. */
    leftOut: boolean().notNull().default(false),
    leftOutReason: text().notNull().default(''),
    /** The whole dollars of the bank’s file, as cents; 0 before the approval, and for those who owe the family. */
    amountCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** What was owed before this payday. */
    carriedCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    state: text({ enum: PAYOUT_STATES }).notNull().default('unpaid'),
    /** The operation of the ledger, while it is paid. */
    entryId: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.paydayId, table.userId] }),
    foreignKey({
      name: 'payday_person_of',
      columns: [table.paydayId, table.guildId],
      foreignColumns: [paydays.id, paydays.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    foreignKey({
      name: 'payday_person_entry',
      columns: [table.entryId, table.guildId],
      foreignColumns: [treasuryEntries.id, treasuryEntries.guildId],
    }),
    index('payday_people_of_member').on(table.guildId, table.userId),
    check('payout_state_known', oneOf('state', PAYOUT_STATES)),
    check('payout_not_below_zero', sql`amount_cents >= 0 and amount_cents % 100 = 0`),
    check('payout_has_entry', sql`(state = 'paid') = (entry_id is not null)`),
  ],
);

/**
 * What a payday settled: for each fact the difference between what it is worth and what earlier paydays settled for it. Rows
 * with `approved` false are changes of a leader that wait for the approval.
 */
export const paydayLines = pgTable(
  'payday_lines',
  {
    guildId: guildId(),
    paydayId: uuid().notNull(),
    userId: snowflake().notNull(),
    /** Names the one fact. */
    key: text().notNull(),
    approved: boolean().notNull(),
    kind: text().$type<DueKind>().notNull(),
    /** What the person gets for it: what it is worth, unless a leader changed it. */
    amountCents: bigint({ mode: 'bigint' }).notNull(),
    /** How much of what it is worth is settled by this line. */
    settledCents: bigint({ mode: 'bigint' }).notNull(),
    data: jsonb().$type<DueData>().notNull(),
    at: moment().notNull(),
    isDifference: boolean().notNull().default(false),
    changeReason: text(),
    changedBy: snowflake(),
  },
  (table) => [
    primaryKey({ columns: [table.paydayId, table.userId, table.key] }),
    foreignKey({
      name: 'payday_line_of',
      columns: [table.paydayId, table.guildId],
      foreignColumns: [paydays.id, paydays.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('payday_lines_of_fact').on(table.guildId, table.userId, table.key),
    index('payday_lines_lately').on(table.guildId, table.at),
    check('payday_line_named', sql`char_length(key) between 1 and 120`),
    check('payday_line_changed_by_somebody', sql`(change_reason is null) = (changed_by is null)`),
    check('payday_change_waits', sql`approved or change_reason is not null`),
  ],
);

/** Who wants to be told what a payday brought them. */
export const paydayListeners = pgTable(
  'payday_listeners',
  {
    guildId: guildId(),
    userId: snowflake().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
  ],
);
