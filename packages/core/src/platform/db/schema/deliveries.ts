import { DELIVERY_KINDS } from '@famiglia/contract/deliveries/delivery-kinds';
import { DELIVERY_PROBLEMS } from '@famiglia/contract/deliveries/delivery-problems';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/**
 * Messages and changes that have to reach Discord, and their state. Content is read when it is delivered. A delivery
 * that is done and has no message of its own leaves no row.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    guildId: guildId(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    /** What it is about inside its kind; empty where it is the guild as a whole. */
    subject: text().notNull(),
    /** Counts the requests that were taken in; it is due while `done_version` is behind. */
    wantedVersion: integer().notNull().default(1),
    doneVersion: integer().notNull().default(0),
    /** Since when it waits. */
    wantedAt: moment().notNull().defaultNow(),
    /** The message that shows it. */
    channelId: snowflake(),
    messageId: snowflake(),
    /** How often it was posted: part of the nonce, so that Discord posts each attempt once. */
    posts: integer().notNull().default(0),
    /** Failures in a row. */
    attempts: integer().notNull().default(0),
    retryAt: moment(),
    /** The process that works on it has until then; after that it counts as dead. */
    claimedUntil: moment(),
    problem: text({ enum: DELIVERY_PROBLEMS }),
    problemSince: moment(),
    /** Not tried any more until somebody asks for it. */
    gaveUpAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.kind, table.subject] }),
    unique('delivery_message_once').on(table.messageId),
    index('deliveries_due')
      .on(table.guildId, table.wantedAt)
      .where(sql`done_version < wanted_version and gave_up_at is null`),
    index('deliveries_undelivered')
      .on(table.guildId)
      .where(sql`problem is not null`),
    check('delivery_not_ahead', sql`done_version between 0 and wanted_version`),
    check('delivery_counts_sensible', sql`posts >= 0 and attempts >= 0`),
    check('delivery_message_has_channel', sql`message_id is null or channel_id is not null`),
    check('delivery_problem_since', sql`(problem is null) = (problem_since is null)`),
    check('delivery_given_up_for_a_reason', sql`gave_up_at is null or problem is not null`),
    check('delivery_done_without_problem', sql`done_version < wanted_version or problem is null`),
  ],
);

/**
 * Requests for a delivery, taken in by the bot. A request only inserts: the transactions of a guild would otherwise
 * wait for each other, and deadlock, at the row of its log or its roles.
 */
export const deliveryRequests = pgTable(
  'delivery_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: guildId(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    subject: text().notNull(),
  },
  (table) => [index('delivery_requests_of').on(table.guildId, table.kind, table.subject)],
);

/**
 * Messages to the leaders that could not be posted in any channel: they are sent by direct message, several together.
 * What waits for their decision keeps its row after it was told, so that it is told once.
 */
export const leaderLetters = pgTable(
  'leader_letters',
  {
    guildId: guildId(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    subject: text().notNull(),
    createdAt: moment().notNull(),
    toldAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.kind, table.subject] }),
    index('leader_letters_untold')
      .on(table.guildId, table.createdAt)
      .where(sql`told_at is null`),
  ],
);
