import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { snowflake } from './columns.ts';

/** What this database belongs to: one row, written by the first start. */
export const installation = pgTable(
  'installation',
  {
    singleton: boolean().primaryKey().default(true),
    /** Also stored in the directory of the files: files of another database must not be swept. */
    databaseId: uuid().notNull().defaultRandom(),
    /** Which Discord the rows mirror: the real one or the sandbox. */
    discord: text({ enum: ['discord', 'sandbox'] }).notNull(),
    /** Null until a process that knows it has started; the sandbox’s changes with its world and is not stored. */
    applicationId: snowflake(),
    /** The id of the key that encrypts secrets; it does not reveal the key. */
    secretKeyId: text(),
  },
  () => [
    check('one_installation', sql`singleton`),
    check('discord_known', sql`discord in ('discord', 'sandbox')`),
  ],
);
