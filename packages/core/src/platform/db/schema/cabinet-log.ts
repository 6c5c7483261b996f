import { LOG_STATUSES } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake } from './columns.ts';
import { guilds } from './guilds.ts';
import { treasuryEntries } from './treasury.ts';

/** What an officer said about a text, by words, by the name in the log, and by line. */
export interface LogDecisions {
  words: Record<string, LogPurpose>;
  people: Record<string, string | null>;
  lines: Record<string, { enters?: boolean; purpose?: LogPurpose }>;
}

/** A pasted text of the game's cabinet log: kept until it is entered, and afterwards as what was entered in one go. */
export const cabinetLogImports = pgTable(
  'cabinet_log_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: snowflake()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    status: text({ enum: LOG_STATUSES }).notNull().default('open'),
    /** Null once it was entered: it names people, and is not needed any more. */
    log: text(),
    textHash: text().notNull(),
    decisions: jsonb().$type<LogDecisions>().notNull(),
    operations: integer().notNull().default(0),
    changeCents: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    enteredBy: snowflake(),
    enteredAt: moment(),
    takenBackBy: snowflake(),
    takenBackAt: moment(),
  },
  (table) => [
    unique('cabinet_log_import_guild').on(table.id, table.guildId),
    // The same text, pasted twice or by two officers, is one.
    uniqueIndex('cabinet_log_text')
      .on(table.guildId, table.textHash)
      .where(sql`status = 'open'`),
    index('cabinet_log_imports_newest').on(table.guildId, table.createdAt.desc()),
    check('cabinet_log_status_known', oneOf('status', LOG_STATUSES)),
    check('cabinet_log_kept_while_open', sql`(status = 'open') = (log is not null)`),
    check(
      'cabinet_log_entered_by_somebody',
      sql`(status = 'open') = (entered_at is null) and (entered_at is null) = (entered_by is null)
        and (status = 'open' or operations > 0)`,
    ),
    check(
      'cabinet_log_taken_back_by_somebody',
      sql`(status = 'taken_back') = (taken_back_at is not null) and (taken_back_at is null) = (taken_back_by is null)`,
    ),
  ],
);

/** An operation of the log and its entry in the treasury. The key is what the game shows of it, so it is there once. */
export const cabinetLogLines = pgTable(
  'cabinet_log_lines',
  {
    guildId: snowflake().notNull(),
    /** As the game shows it, to the minute: `2026-08-08 18:22`. */
    minute: text().notNull(),
    amountCents: bigint({ mode: 'bigint' }).notNull(),
    balanceCents: bigint({ mode: 'bigint' }).notNull(),
    /** Which of those that are equal in all of this. */
    nth: smallint().notNull(),
    importId: uuid().notNull(),
    entryId: bigint({ mode: 'number' }).notNull(),
    /** Whether the text made the entry; otherwise somebody had entered it by hand. */
    made: boolean().notNull(),
    /** What it was for, without numbers: operations with the same words are proposed the same category. */
    words: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'cabinet_log_line_once',
      columns: [table.guildId, table.minute, table.amountCents, table.balanceCents, table.nth],
    }),
    foreignKey({
      columns: [table.importId, table.guildId],
      foreignColumns: [cabinetLogImports.id, cabinetLogImports.guildId],
      name: 'cabinet_log_line_import',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.entryId, table.guildId],
      foreignColumns: [treasuryEntries.id, treasuryEntries.guildId],
      name: 'cabinet_log_line_entry',
    }).onDelete('cascade'),
    unique('cabinet_log_entry_once').on(table.entryId),
    index('cabinet_log_lines_of_import').on(table.importId),
    index('cabinet_log_lines_of_words').on(table.guildId, table.words, table.entryId.desc()),
    check('cabinet_log_minute_shape', sql`minute ~ '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$'`),
    check('cabinet_log_words_short', sql`char_length(words) <= 200`),
  ],
);
