import { VACATION_KINDS, VACATION_STATES } from '@famiglia/contract/vacations/vacations';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake } from './columns.ts';
import { guilds, members } from './guilds.ts';

/**
 * When a member is away. Of one member, no two that are asked for or approved overlap: the migration has an exclusion constraint
 * for it, which drizzle cannot declare.
 */
export const vacations = pgTable(
  'vacations',
  {
    id: uuid().primaryKey(),
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    kind: text({ enum: VACATION_KINDS }).notNull(),
    status: text({ enum: VACATION_STATES }).notNull(),
    startsAt: moment().notNull(),
    /** Exclusive: the first moment after the vacation. */
    endsAt: moment().notNull(),
    reason: text().notNull(),
    requestedAt: moment().notNull(),
    decidedBy: snowflake(),
    decision: text().notNull().default(''),
    /** When its start was processed: the role was given and the rosters updated. */
    startedAt: moment(),
    endedAt: moment(),
    prolonged: integer().notNull().default(0),
    /** The role that the bot gave for it and has not taken back yet. */
    givenRole: snowflake('given_role_id'),
  },
  (table) => [
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('vacations_of').on(table.guildId, table.userId, table.startsAt),
    index('vacations_open')
      .on(table.endsAt)
      .where(sql`status in ('requested', 'approved')`),
    index('vacations_with_role')
      .on(table.guildId)
      .where(sql`given_role_id is not null`),
    check('vacation_kind_known', oneOf('kind', VACATION_KINDS)),
    check('vacation_status_known', oneOf('status', VACATION_STATES)),
    check('vacation_lasts', sql`starts_at < ends_at`),
    check('vacation_ended', sql`(status = 'ended') = (ended_at is not null)`),
    check('vacation_texts_short', sql`length(reason) <= 300 and length(decision) <= 300`),
    check('vacation_prolonged_counts', sql`prolonged >= 0`),
  ],
);

/** Who was taken off the list of inactive members, and when. */
export const inactiveHidden = pgTable(
  'inactive_hidden',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    hiddenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
  ],
);

/** The last week whose note about inactive members was asked for. */
export const inactiveNotes = pgTable('inactive_notes', {
  guildId: snowflake()
    .primaryKey()
    .references(() => guilds.id, { onDelete: 'cascade' }),
  /** Its Monday. */
  week: date({ mode: 'string' }).notNull(),
});
