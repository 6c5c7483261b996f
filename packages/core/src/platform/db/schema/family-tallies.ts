import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/**
 * What the family's numbers are the sums of: every change of `members` adds a row by trigger, and nobody ever waits for
 * somebody else's. `refreshGuildStats` puts them together again.
 */
export const familyTallies = pgTable(
  'family_tallies',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    /** When those counted here were last seen; null for never, and for long ago. */
    hour: moment(),
    /** So many more, or fewer. */
    members: integer().notNull(),
    reputation: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('family_tallies_of_guild').on(table.guildId),
    check('hour_is_whole', sql`extract(epoch from hour)::bigint % 3600 = 0`),
  ],
);
