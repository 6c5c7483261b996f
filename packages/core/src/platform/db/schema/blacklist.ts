import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** Whom a family does not want back. They may never have been a member. */
export const blacklistEntries = pgTable(
  'blacklist_entries',
  {
    id: uuid().primaryKey(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    userId: snowflake(),
    staticId: text(),
    nick: text(),
    reason: text().notNull(),
    addedBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    /** Null where it holds until somebody lifts it. */
    endsAt: moment(),
    liftedBy: snowflake(),
    liftedAt: moment(),
    liftReason: text(),
  },
  (table) => [
    index('blacklist_by_user').on(table.userId),
    index('blacklist_by_time').on(table.guildId, table.createdAt, table.id),
    index('blacklist_unlifted')
      .on(table.guildId)
      .where(sql`lifted_at is null`),
    check('blacklist_names_somebody', sql`num_nonnulls(user_id, static_id, nick) > 0`),
    check('blacklist_reason_length', sql`length(reason) between 1 and 300`),
    check(
      'blacklist_lifted_whole',
      sql`(lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null)`,
    ),
  ],
);

/** Joins of people on the blacklist. Leaders are told once about each join. */
export const blacklistMatches = pgTable(
  'blacklist_matches',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => blacklistEntries.id, { onDelete: 'cascade' }),
    userId: snowflake().notNull(),
    joinedAt: moment().notNull(),
  },
  (table) => [
    unique('blacklist_match_once').on(table.entryId, table.userId, table.joinedAt),
    index('blacklist_matches_of_guild').on(table.guildId),
  ],
);
