import type { LeftOut, MovedTable, RowDoubt, RowMatch, TableReading } from '@famiglia/contract/moving/tables';
import { ROW_STATES, TABLE_STATES } from '@famiglia/contract/moving/tables';
import type { TableColumn } from '@famiglia/contract/moving/table-columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';

/** A table that a family brought along, from the moment it was given. */
export const movingTables = pgTable(
  'moving_tables',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    source: text().$type<MovedTable['source']>().notNull(),
    encoding: text().$type<MovedTable['encoding']>(),
    sheets: jsonb().$type<string[]>().notNull(),
    sheet: integer(),
    state: text({ enum: TABLE_STATES }).notNull().default('draft'),
    version: version(),
    reading: jsonb().$type<TableReading>().notNull(),
    headings: jsonb().$type<MovedTable['headings']>().notNull(),
    unknownRanks: jsonb().$type<MovedTable['unknown_ranks']>().notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    enteredBy: snowflake(),
    enteredAt: moment(),
    takenBackBy: snowflake(),
    takenBackAt: moment(),
  },
  (table) => [
    unique('moving_table_guild').on(table.id, table.guildId),
    index('moving_tables_newest').on(table.guildId, table.createdAt.desc()),
    check('moving_table_state_known', oneOf('state', TABLE_STATES)),
    check('moving_table_entered_by_somebody', sql`(entered_at is null) = (entered_by is null)`),
    check('moving_table_taken_back_by_somebody', sql`(taken_back_at is null) = (taken_back_by is null)`),
    check('moving_table_entered', sql`state = 'draft' or entered_at is not null`),
    check(
      'moving_table_taken_back',
      sql`(state in ('taking_back', 'taken_back')) = (taken_back_at is not null)`,
    ),
  ],
);

/** What a row changed of one person. Numbers are what they were; ids name the rows that were written. */
export interface StoredChange {
  column: TableColumn;
  before: string | null;
  after: string | null;
  /** The entry of the ledger, the warnings, or the correction. */
  refs?: string[];
  /** Set when the table was taken back and this stayed. */
  kept?: true;
}

export interface StoredRefusal {
  column: TableColumn;
  text: string;
  why: string;
}

/** Its rows: what was read, whom it is about, and what was done. The cells are kept until the table is entered. */
export const movingTableRows = pgTable(
  'moving_table_rows',
  {
    guildId: snowflake().notNull(),
    tableId: uuid().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<(string | [string, string])[]>().notNull(),
    label: text().notNull(),
    kind: text().$type<'person' | 'sum' | 'unnamed'>().notNull(),
    /** Whom the row itself names, and what a leader decided. */
    matchedId: snowflake(),
    matchedBy: text().$type<RowMatch>(),
    matchDoubts: jsonb().$type<RowDoubt[]>().notNull(),
    candidates: snowflake().array().notNull(),
    decided: boolean().notNull().default(false),
    decidedId: snowflake(),
    /** Whom it is about, and whether it is entered. */
    userId: snowflake(),
    state: text({ enum: ROW_STATES }).notNull(),
    doubts: jsonb().$type<RowDoubt[]>().notNull(),
    leftOut: text().$type<LeftOut>(),
    /** What is entered, by column; and the cells that could not be read. */
    said: jsonb().$type<Record<string, string | number>>().notNull(),
    refused: jsonb().$type<StoredRefusal[]>().notNull(),
    /** Null until the row is entered; then what it changed. */
    changes: jsonb().$type<StoredChange[]>(),
    takenBack: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.line] }),
    foreignKey({
      name: 'moving_table_row_of',
      columns: [table.tableId, table.guildId],
      foreignColumns: [movingTables.id, movingTables.guildId],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    index('moving_table_rows_of_member').on(table.guildId, table.userId),
    // Nobody is entered twice from one table.
    uniqueIndex('moving_table_person_once')
      .on(table.tableId, table.userId)
      .where(sql`state = 'ready'`),
    check('moving_table_row_state_known', oneOf('state', ROW_STATES)),
    check('moving_table_row_ready', sql`state <> 'ready' or user_id is not null`),
    check('moving_table_row_entered', sql`changes is null or state = 'ready'`),
  ],
);

/** What somebody brought along from before the family used the program: it cannot be counted from what is stored here. */
export const memberPasts = pgTable(
  'member_pasts',
  {
    guildId: snowflake().notNull(),
    userId: snowflake().notNull(),
    joinedOn: date(),
    attended: integer(),
    enteredBy: snowflake().notNull(),
    enteredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.userId] }),
    foreignKey({ columns: [table.guildId, table.userId], foreignColumns: [members.guildId, members.userId] }),
    check('member_past_says_something', sql`joined_on is not null or attended is not null`),
    check('member_past_attended', sql`attended >= 0`),
  ],
);
