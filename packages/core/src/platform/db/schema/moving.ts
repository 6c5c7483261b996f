import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import { moment, snowflake } from './columns.ts';
import { guilds, members } from './guilds.ts';

/** Names of many members that were entered in one go, and can be taken back in one go. */
export const movingBatches = pgTable(
  'moving_batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    pattern: text().$type<NamePattern>().notNull(),
    changed: integer().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    undoneBy: snowflake(),
    undoneAt: moment(),
    /** How many kept their values when it was taken back, because somebody had changed them. */
    kept: integer().notNull().default(0),
  },
  (table) => [
    index('moving_batches_newest').on(table.guildId, table.createdAt.desc()),
    check('moving_batch_changed', sql`changed > 0 and kept between 0 and changed`),
    check('moving_batch_undone', sql`(undone_at is null) = (undone_by is null)`),
  ],
);

/** What a batch changed of one member. */
export const movingChanges = pgTable(
  'moving_changes',
  {
    guildId: snowflake().notNull(),
    batchId: uuid()
      .notNull()
      .references(() => movingBatches.id, { onDelete: 'cascade' }),
    userId: snowflake().notNull(),
    nickBefore: text(),
    nickAfter: text(),
    staticBefore: text(),
    staticAfter: text(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('moving_changes_of_member').on(table.guildId, table.userId),
  ],
);
