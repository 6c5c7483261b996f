import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** What is sent on a schedule: to the family, and to its leaders. */
export const SENT_DIGESTS = ['week', 'month', 'leaders'] as const;

/** Up to which day each digest of a guild was sent last: a day is told of once. */
export const digests = pgTable(
  'digests',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    kind: text({ enum: SENT_DIGESTS }).notNull(),
    /** The day on which it was sent, by the guild's calendar: the first one that it does not tell of. */
    until: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.kind] }),
    check('digest_known', oneOf('kind', SENT_DIGESTS)),
  ],
);
