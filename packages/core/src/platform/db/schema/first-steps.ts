import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Settled } from '@famiglia/contract/dashboard/first-steps';
import { moment, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';

/** First steps that a family settled without doing them: what was guessed is right, or it may wait. */
export const settledSteps = pgTable(
  'settled_steps',
  {
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    step: text().$type<Settled>().notNull(),
    settledAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.step] })],
);
