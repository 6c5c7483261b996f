import * as z from 'zod';
import { PLAYER_SIDES } from '../capts/capts.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, snowflake, time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

export const DAMAGE_COLUMNS = ['damage', 'kills', 'deaths', 'hit_percent', 'headshot_percent'] as const;
export type DamageColumn = (typeof DAMAGE_COLUMNS)[number];

export const CELL_PROBLEMS = [
  /** Read from a screenshot without certainty: a person must check it. */
  'doubtful',
  'not_a_number',
  'negative',
  'too_large',
  'missing',
  /** An earlier row has the same player. */
  'duplicate_player',
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

const problem = z.enum(CELL_PROBLEMS).nullable();

/** One number: the text as it was found and the value read from it. The value is null where the column is missing. */
const cell = z.object({ text: z.string(), value: z.number().nullable(), problem });
export type DamageCell = z.infer<typeof cell>;

export const MATCHES = ['static_id', 'nick', 'alias', 'similar'] as const;

const matchedMember = z.object({
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  avatar_url: z.string().nullable(),
});

export const importedRow = z.object({
  /** The line in the text, or in the table of the screenshot, from 1. */
  line: z.number().int(),
  /** Where it stands in the screenshot, in pixels; null for text. */
  place: z.object({ top: z.number(), bottom: z.number() }).nullable(),
  nick: z.object({ text: z.string(), problem }),
  static_id: z.string().nullable(),
  side: z.enum(PLAYER_SIDES),
  ...(Object.fromEntries(DAMAGE_COLUMNS.map((column) => [column, cell])) as Record<
    DamageColumn,
    typeof cell
  >),
  /** The suggested member and how it was found; a person confirms it before anything is saved. */
  match: matchedMember.extend({ by: z.enum(MATCHES) }).nullable(),
  /** Similar members, best first, where the match is not certain. */
  candidates: z.array(matchedMember),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importPreview = z.object({
  source: z.enum(['csv', 'json', 'table', 'screenshot']),
  /** Which columns were found; the others are 0 or empty in every row. */
  columns: z.array(z.enum(DAMAGE_COLUMNS)),
  rows: z.array(importedRow),
  /** Lines that are not players: headings, sums, empty lines. */
  skipped: z.number().int(),
  /** How many rows were dropped because there are more than the limit. */
  dropped: z.number().int(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const alias = z.object({
  id: z.uuid(),
  nick: z.string(),
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  learnt_by: z.object({ id: snowflake, name: z.string() }),
  learnt_at: time,
});
export type Alias = z.infer<typeof alias>;

const KIB = 1024;

/** The largest screenshot that is accepted for reading. */
export const MAX_PICTURE_BYTES = 10 * KIB * KIB;

const SMALLEST_SIDE = 8;

/** Left, top, width and height in pixels of the displayed screenshot, as `120,80,640,300`. */
const frame = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){3}$/, 'frame')
  .transform((text) => {
    const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { x, y, width, height };
  })
  .refine(({ width, height }) => width >= SMALLEST_SIDE && height >= SMALLEST_SIDE, 'frame');

/** Larger input is not a table of a fight. Lengths are in characters. */
export const TABLE_LIMITS = { text: 256 * KIB, line: 4000, cell: 200, columns: 64 } as const;

const side = z.enum(PLAYER_SIDES).default('ours');

/** Finding whose nicks these are takes its turn, so that one family does not block the others. */
export const MATCHING_ERRORS = ['took_too_long', 'guild_busy', 'overloaded'] as const;

export const damageRoutes = {
  previewTable: route({
    method: 'POST',
    path: '/api/capts/:guildId/import/table',
    summary: 'Read pasted rows, CSV or JSON; nothing is saved',
    access: panel('capts.manage'),
    params: guildParams,
    body: z.strictObject({
      text: z.string().min(1).max(TABLE_LIMITS.text),
      side,
    }),
    bodyLimit: TABLE_LIMITS.text,
    cost: 'heavy',
    response: importPreview,
    errors: ['table_unreadable', 'table_too_large', ...MATCHING_ERRORS],
  }),
  previewScreenshot: route({
    method: 'POST',
    path: '/api/capts/:guildId/import/screenshot',
    summary: 'Read the damage table inside a frame of a screenshot; nothing is saved',
    access: panel('capts.manage'),
    params: guildParams,
    /** The frame marks the table; if left out, the whole screenshot is read. */
    query: z.object({ frame: frame.optional(), side }),
    // Sent as raw bytes: parsing a screenshot inside JSON would block the event loop.
    upload: ['image/png', 'image/jpeg', 'image/webp'],
    bodyLimit: MAX_PICTURE_BYTES,
    cost: 'heavy',
    response: importPreview,
    errors: [
      'picture_unreadable',
      'payload_too_large',
      'picture_too_many_pixels',
      'table_unreadable',
      'ocr_installing',
      'ocr_unavailable',
      'took_too_long',
      'guild_busy',
      'overloaded',
    ],
  }),
  aliases: route({
    method: 'GET',
    path: '/api/capts/:guildId/aliases',
    summary: 'Nicks that were learnt to belong to a member, by nick',
    access: panel('capts.view'),
    params: guildParams,
    response: listOf(alias),
  }),
  learnAlias: route({
    method: 'POST',
    path: '/api/capts/:guildId/aliases',
    summary: 'Say to whom a nick belongs; whoever had it loses it',
    access: panel('capts.manage'),
    params: guildParams,
    body: z.strictObject({ nick: nameText.min(1).max(64), user_id: snowflake }),
    response: alias,
    errors: ['member_not_found'],
  }),
  forgetAlias: route({
    method: 'DELETE',
    path: '/api/capts/:guildId/aliases/:aliasId',
    summary: 'Forget to whom a nick belongs',
    access: panel('capts.manage'),
    params: guildParams.extend({ aliasId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
};
