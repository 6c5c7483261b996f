import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/**
 * The parts of the family's totals: every change of `members` adds a row by trigger, so that writers never wait for
 * each other. `refreshGuildStats` merges the rows.
 */
export const familyTallies = pgTable(
  'family_tallies',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    /** When the counted members were last seen; null for never, and for long ago. */
    hour: moment(),
    /** The difference in the number of members. */
    members: integer().notNull(),
    reputation: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('family_tallies_of_guild').on(table.guildId),
    check('hour_is_whole', sql`extract(epoch from hour)::bigint % 3600 = 0`),
  ],
);
