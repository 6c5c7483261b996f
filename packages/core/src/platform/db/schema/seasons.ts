import { SEASON_DAYS, SEASON_NAME_LENGTH, TOP_KINDS } from '@famiglia/contract/tops/tops';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';

/** Days that a family counts as one season. At most one is open; a closed one keeps its standings and is never changed. */
export const seasons = pgTable(
  'seasons',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    version: version(),
    name: text().notNull(),
    /** By the guild's calendar, the last day included. */
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
    /** Null where it was closed because its last day was over. */
    closedBy: snowflake(),
  },
  (table) => [
    unique('season_guild').on(table.id, table.guildId),
    uniqueIndex('one_open_season')
      .on(table.guildId)
      .where(sql`closed_at is null`),
    unique('season_days').on(table.guildId, table.startsOn),
    check('season_named', sql`char_length(btrim(name)) between 1 and ${sql.raw(String(SEASON_NAME_LENGTH))}`),
    check('season_lasts', sql`ends_on - starts_on between 0 and ${sql.raw(String(SEASON_DAYS - 1))}`),
    check('season_closed_by_somebody', sql`closed_by is null or closed_at is not null`),
  ],
);

/** Where everybody stood when a season was closed. */
export const seasonStandings = pgTable(
  'season_standings',
  {
    guildId: snowflake().notNull(),
    seasonId: uuid().notNull(),
    kind: text({ enum: TOP_KINDS }).notNull(),
    userId: snowflake().notNull(),
    rank: integer().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.kind, table.userId] }),
    foreignKey({
      name: 'standing_of_season',
      columns: [table.seasonId, table.guildId],
      foreignColumns: [seasons.id, seasons.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('season_standings_of_member').on(table.guildId, table.userId),
    check('standing_counts', sql`rank >= 1 and value > 0`),
  ],
);
