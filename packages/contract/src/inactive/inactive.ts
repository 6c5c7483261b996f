import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, time } from '../kit/shapes.ts';

/** How many people can be written to with one click. */
export const MAX_LETTERS = 25;
/** How many days must pass before the same person is written to again. */
export const LETTER_PAUSE_DAYS = 3;
/** How long somebody taken off the list stays off it, unless they are seen and leave again. */
export const HIDDEN_DAYS = 30;

/** Somebody who took part in nothing for the days that the guild has set: `activeWords` says what counts. */
export const inactiveMember = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  /** The last of all that counts, also the end of a vacation or joining. Null if not even that is known. */
  last_seen_at: time.nullable(),
  last_gathering_at: time.nullable(),
  last_screenshot_at: time.nullable(),
  last_voice_at: time.nullable(),
  /** When they were last asked where they are. */
  written_at: time.nullable(),
});
export type InactiveMember = z.infer<typeof inactiveMember>;

const people = z.strictObject({ user_ids: z.array(snowflake).min(1).max(MAX_LETTERS) });

export const inactiveRoutes = {
  list: route({
    method: 'GET',
    path: '/api/inactive/:guildId',
    summary: 'Members who have not been seen for long and are not on vacation, the longest first',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(inactiveMember).extend({ days: z.number().int().positive() }),
  }),
  write: route({
    method: 'POST',
    path: '/api/inactive/:guildId/letters',
    summary: 'Ask inactive members by a direct message where they are',
    access: panel('personnel.manage'),
    params: guildParams,
    body: people,
    response: z.object({ written: z.number().int().nonnegative() }),
  }),
  hide: route({
    method: 'POST',
    path: '/api/inactive/:guildId/hidden',
    summary: 'Take people off the list of the inactive for a while',
    access: panel('personnel.manage'),
    params: guildParams,
    body: people,
    response: noContent,
  }),
};
