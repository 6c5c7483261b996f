import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, person, snowflake, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { COLUMN_CHOICES, TABLE_COLUMNS } from './table-columns.ts';

const MIB = 1024 * 1024;

/** Above these it is no list of a family, or a file that was made to break programs. */
export const MOVED_TABLE_LIMITS = {
  bytes: 10 * MIB,
  /** Of all files inside a workbook together, after they are unpacked. */
  unpackedBytes: 96 * MIB,
  files: 200,
  rows: 5000,
  /** The last line of a workbook that may have something in it. */
  lastLine: 20_000,
  columns: 64,
  /** What is longer in a cell is cut off; no column that is read has so much. */
  cell: 200,
  sheets: 30,
} as const;

export const ROWS_PAGE = 20;
export const MAX_ROW_DECISIONS = 500;
/** More lines than a table of the largest size can have. */
const MAX_LINE = 2 ** 24;
/** Words of ranks that a leader says the meaning of. */
export const MAX_RANK_WORDS = 50;

export const TABLE_STATES = ['draft', 'entering', 'entered', 'taking_back', 'taken_back'] as const;
export const ROW_STATES = ['ready', 'doubt', 'left_out'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** How the person of a row was found. */
export const ROW_MATCHES = ['user_id', 'static_id', 'nick', 'alias', 'username', 'decided'] as const;
export type RowMatch = (typeof ROW_MATCHES)[number];

/** Why somebody has to look at a row before it is entered. */
export const ROW_DOUBTS = [
  'nobody',
  'similar',
  'look_alike',
  'server_name',
  'several',
  'disagrees',
  'twice',
  'gone',
] as const;
export type RowDoubt = (typeof ROW_DOUBTS)[number];

/** Why a row is not about anybody. */
export const LEFT_OUT = ['sum', 'unnamed', 'same_row', 'decided', 'nothing'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Why one cell is not entered. */
export const CELL_REFUSALS = [
  'not_a_number',
  'fraction',
  'negative',
  'too_large',
  'two_readings',
  'not_a_date',
  'day_or_month',
  'in_the_future',
  'too_early',
  'id_rounded',
  'not_an_id',
  'not_a_static',
  'not_a_nick',
  'look_alike',
  'unknown_rank',
  'merged',
  'formula',
  // Known only when it is compared with what is stored.
  'stored',
  'taken',
  'own',
  'gone',
  'not_allowed',
  'rank_refused',
] as const;
export type CellRefusal = (typeof CELL_REFUSALS)[number];

export const DAY_ORDERS = ['day_first', 'month_first'] as const;
export const REPUTATION_MODES = ['replace', 'add'] as const;

const count = z.number().int().nonnegative();

/** How the table is read. */
export const tableReading = z.strictObject({
  columns: z.array(z.enum(COLUMN_CHOICES)).min(1).max(MOVED_TABLE_LIMITS.columns),
  /** Whether the reputation of the table replaces what somebody has here, or is added to it. */
  reputation: z.enum(REPUTATION_MODES),
  /** Whether nick, static id, joining and attendance of the table replace other ones that are stored. */
  overwrite: z.boolean(),
  /** How 03/04/2024 is read; null where nobody said, and then it is not. */
  days: z.enum(DAY_ORDERS).nullable(),
  /** Words of the column of ranks, with the step that each means. */
  ranks: z.array(z.strictObject({ word: nameText.min(1).max(60), role_id: snowflake })).max(MAX_RANK_WORDS),
});
export type TableReading = z.infer<typeof tableReading>;

export const movedTable = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(['csv', 'xlsx', 'table']),
  /** Which letters a text was written in; null for a workbook. */
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1251']).nullable(),
  sheets: z.array(z.string()),
  sheet: z.number().int().nullable(),
  state: z.enum(TABLE_STATES),
  version,
  reading: tableReading,
  /** The heading of each column and its first three cells. */
  headings: z.array(z.object({ text: z.string(), examples: z.array(z.string()) })),
  /** Words of the column of ranks that mean no step yet, with the number of rows. */
  unknown_ranks: z.array(z.object({ word: z.string(), rows: count })),
  /** The steps that a rank can be. */
  ladder: z.array(z.object({ role_id: snowflake, name: z.string() })),
  rows: count,
  ready: count,
  doubts: count,
  left_out: count,
  /** Rows that are entered or taken back so far. */
  done: count,
  /** People whom it changed, and cells that were not entered. */
  changed: count,
  skipped: count,
  /** People who keep something when it was taken back, because it was changed since. */
  kept: count,
  created_by: person,
  created_at: time,
  entered: z.object({ by: person, at: time }).nullable(),
  taken_back: z.object({ by: person, at: time }).nullable(),
});
export type MovedTable = z.infer<typeof movedTable>;

const tableMember = z.object({
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  avatar_url: z.string().nullable(),
});
export type TableMember = z.infer<typeof tableMember>;

export const tableRow = z.object({
  line: z.number().int(),
  /** What the row calls the person. */
  label: z.string(),
  state: z.enum(ROW_STATES),
  member: tableMember.nullable(),
  matched_by: z.enum(ROW_MATCHES).nullable(),
  /** Who it could be, best first. */
  candidates: z.array(tableMember),
  doubts: z.array(z.enum(ROW_DOUBTS)),
  left_out: z.enum(LEFT_OUT).nullable(),
  /** What it changes, or has changed; numbers and dates as text, money in cents. */
  changes: z.array(
    z.object({
      column: z.enum(TABLE_COLUMNS),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Whether it stayed when the table was taken back. */
      kept: z.boolean(),
    }),
  ),
  skipped: z.array(z.object({ column: z.enum(TABLE_COLUMNS), text: z.string(), why: z.enum(CELL_REFUSALS) })),
});
export type TableRow = z.infer<typeof tableRow>;

const access = panel('settings.manage');
const tableParams = guildParams.extend({ tableId: z.uuid() });

export const tableRoutes = {
  give: route({
    method: 'POST',
    path: '/api/moving/:guildId/tables',
    summary: 'Give a table: CSV, XLSX or pasted rows; nothing is entered yet',
    access,
    params: guildParams,
    query: z.object({
      name: nameText.max(100).default(''),
      sheet: z.coerce.number().int().min(0).max(MOVED_TABLE_LIMITS.sheets).optional(),
      /** Another sheet of the same file takes the place of a table that was not entered. */
      replaces: z.uuid().optional(),
    }),
    // What it is says the file itself: browsers call a CSV by many names.
    upload: ['application/octet-stream'],
    bodyLimit: MOVED_TABLE_LIMITS.bytes,
    cost: 'heavy',
    response: movedTable,
    errors: [
      'payload_too_large',
      'list_unreadable',
      'list_too_large',
      'list_old_format',
      'too_many_drafts',
      'not_found',
      'list_begun',
      'took_too_long',
      'guild_busy',
      'overloaded',
    ],
  }),
  list: route({
    method: 'GET',
    path: '/api/moving/:guildId/tables',
    summary: 'Tables that were given, newest first',
    access,
    params: guildParams,
    query: z.object(paging(20)),
    response: listOf(movedTable),
  }),
  get: route({
    method: 'GET',
    path: '/api/moving/:guildId/tables/:tableId',
    summary: 'One table with its columns and how far it is',
    access,
    params: tableParams,
    response: movedTable,
    errors: ['not_found'],
  }),
  rows: route({
    method: 'GET',
    path: '/api/moving/:guildId/tables/:tableId/rows',
    summary: 'What the rows would change, or have changed',
    access,
    params: tableParams,
    query: z.object({
      ...paging(ROWS_PAGE),
      show: z.enum([...ROW_STATES, 'skipped', 'changed', 'kept']).default('ready'),
    }),
    response: listOf(tableRow),
    errors: ['not_found'],
  }),
  read: route({
    method: 'PUT',
    path: '/api/moving/:guildId/tables/:tableId/reading',
    summary: 'Say what the columns are; everybody is looked up anew',
    access,
    params: tableParams,
    body: tableReading.extend({ version }),
    cost: 'heavy',
    response: movedTable,
    errors: ['not_found', 'version_conflict', 'list_begun', 'took_too_long', 'guild_busy', 'overloaded'],
  }),
  decide: route({
    method: 'POST',
    path: '/api/moving/:guildId/tables/:tableId/decisions',
    summary: 'Say whom doubtful rows are about, or leave them out',
    access,
    params: tableParams,
    body: z.strictObject({
      decisions: z
        .array(z.strictObject({ line: z.int().positive().max(MAX_LINE), user_id: snowflake.nullable() }))
        .min(1)
        .max(MAX_ROW_DECISIONS),
    }),
    response: movedTable,
    errors: ['not_found', 'list_begun', 'member_not_found'],
  }),
  enter: route({
    method: 'POST',
    path: '/api/moving/:guildId/tables/:tableId/enter',
    summary: 'Enter every row that nobody doubts; it goes on by itself',
    access,
    params: tableParams,
    body: z.strictObject({ version }),
    response: movedTable,
    errors: ['not_found', 'version_conflict', 'list_empty', 'list_begun'],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/moving/:guildId/tables/:tableId/take-back',
    summary: 'Take everything back that the table entered; what was changed since stays',
    access,
    params: tableParams,
    response: movedTable,
    errors: ['not_found', 'list_not_entered'],
  }),
  drop: route({
    method: 'DELETE',
    path: '/api/moving/:guildId/tables/:tableId',
    summary: 'Throw away a table that was not entered',
    access,
    params: tableParams,
    response: noContent,
    errors: ['not_found', 'list_begun'],
  }),
};
