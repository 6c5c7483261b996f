import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, paging, person, snowflake, time } from '../kit/shapes.ts';
import { ingameNick, staticId } from '../members/members.ts';
import { NAME_DOUBTS, NAME_PATTERNS } from './name-patterns.ts';

/** How many people are shown as examples, and how many doubts stand on a page. */
export const EXAMPLES = 10;
export const DOUBTS_PAGE = 20;
/** As many people as a leader decides on by hand at once. */
export const MAX_DECISIONS = 500;

const count = z.number().int().nonnegative();

/** Somebody whose nickname on the server fits the pattern, with what was read from it. */
export const readName = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string(),
  static_id: z.string().nullable(),
  /** What is stored now. */
  stored: z.object({ ingame_nick: z.string().nullable(), static_id: z.string().nullable() }),
  doubts: z.array(z.enum(NAME_DOUBTS)),
});
export type ReadName = z.infer<typeof readName>;

export const nameReading = listOf(readName).extend({
  /** Every pattern that anybody fits, the one with the most people first. */
  patterns: z.array(z.object({ pattern: z.enum(NAME_PATTERNS), fits: count })),
  /** The pattern of this answer; null where no nickname fits any. */
  pattern: z.enum(NAME_PATTERNS).nullable(),
  examples: z.array(readName),
  /** How many are entered without a question, have it already, and do not fit. */
  ready: count,
  same: count,
  unfit: count,
});
export type NameReading = z.infer<typeof nameReading>;

export const movingBatch = z.object({
  id: z.uuid(),
  pattern: z.enum(NAME_PATTERNS),
  /** How many people it changed. */
  changed: count,
  created_by: person,
  created_at: time,
  /** Null until it was taken back. */
  undone: z
    .object({
      by: person,
      at: time,
      /** How many keep their values because somebody changed them since. */
      kept: count,
    })
    .nullable(),
});
export type MovingBatch = z.infer<typeof movingBatch>;

const access = panel('settings.manage');

export const movingRoutes = {
  names: route({
    method: 'GET',
    path: '/api/moving/:guildId/names',
    summary: 'Nick and static id as the nicknames on the server have them; the list has the doubtful ones',
    access,
    params: guildParams,
    query: z.object({ ...paging(DOUBTS_PAGE), pattern: z.enum(NAME_PATTERNS).optional() }),
    response: nameReading,
  }),
  enterNames: route({
    method: 'POST',
    path: '/api/moving/:guildId/names',
    summary:
      'Enter what nobody doubts, and what the leader decided; newer nicknames are read as they are now',
    access,
    params: guildParams,
    body: z.strictObject({
      pattern: z.enum(NAME_PATTERNS),
      /** Whether members who join or are renamed later are read too, where a field is empty. */
      follow: z.boolean(),
      decisions: z
        .array(
          z.strictObject({
            user_id: snowflake,
            /** The nickname that the leader saw; somebody renamed since is left out. */
            display_name: z.string().max(200),
            ingame_nick: ingameNick,
            static_id: staticId.nullable(),
          }),
        )
        .max(MAX_DECISIONS)
        .default([]),
    }),
    response: z.object({
      /** Null where nothing was left to enter. */
      batch: movingBatch.nullable(),
      /** Decisions that could not be followed, by the name of the person. */
      left_out: z.array(
        z.object({ user_id: snowflake, name: z.string(), why: z.enum(['renamed', 'taken']) }),
      ),
    }),
  }),
  batches: route({
    method: 'GET',
    path: '/api/moving/:guildId/batches',
    summary: 'What was entered in one go, newest first',
    access,
    params: guildParams,
    query: z.object(paging(20)),
    response: listOf(movingBatch),
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/moving/:guildId/batches/:batchId/take-back',
    summary: 'Take a whole batch back; what was changed since stays',
    access,
    params: guildParams.extend({ batchId: z.uuid() }),
    response: movingBatch,
    errors: ['not_found'],
  }),
};
