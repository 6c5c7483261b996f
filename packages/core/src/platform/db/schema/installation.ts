import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { snowflake } from './columns.ts';

/** What this database belongs to: one row, written by the first start. */
export const installation = pgTable(
  'installation',
  {
    singleton: boolean().primaryKey().default(true),
    /** Stands in the directory of the files too: pictures of another database are not ours to sweep. */
    databaseId: uuid().notNull().defaultRandom(),
    /** Which Discord the rows are a mirror of. */
    discord: text({ enum: ['discord', 'sandbox'] }).notNull(),
    /** Null until a process that knows it has started; the sandbox’s changes with its world and is not kept. */
    applicationId: snowflake(),
    /** By which key secrets are sealed; its id tells nothing about it. */
    secretKeyId: text(),
  },
  () => [
    check('one_installation', sql`singleton`),
    check('discord_known', sql`discord in ('discord', 'sandbox')`),
  ],
);
