import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { moderation, screenshot, SCREENSHOT_STATUSES, undoing } from '../screenshots/screenshots.ts';
import { guildParams, listOf, memberParams, paging, snowflake } from '../kit/shapes.ts';

/** How many days back moderators, waiting times and players are counted. */
export const GUNGAME_STATS_DAYS = 30;

export const gungameStats = z.object({
  pending: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  median_wait_seconds: z.number().nullable(),
  p95_wait_seconds: z.number().nullable(),
  moderators: z.array(
    z.object({
      user_id: snowflake,
      name: z.string(),
      approved: z.number().int(),
      rejected: z.number().int(),
    }),
  ),
  players: z.array(z.object({ user_id: snowflake, name: z.string(), approved: z.number().int() })),
  days: z.array(z.object({ date: z.iso.date(), approved: z.number().int(), rejected: z.number().int() })),
});
export type GungameStats = z.infer<typeof gungameStats>;

const gungamePlayer = z.object({
  user_id: snowflake,
  avatar_url: z.string().nullable(),
  static_id: z.string().nullable(),
  reputation: z.number().int(),
  /** Verdicts in the last seven days. */
  approved_7d: z.number().int(),
  rejected_7d: z.number().int(),
});

export const gungameRoutes = {
  pending: route({
    method: 'GET',
    path: '/api/gungame/:guildId/screenshots/pending',
    summary: 'Screenshots waiting for a verdict, oldest first',
    access: panel('gungame.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.screenshots)),
    response: listOf(screenshot),
  }),
  all: route({
    method: 'GET',
    path: '/api/gungame/:guildId/screenshots/all',
    summary: 'All gun game screenshots, newest first',
    access: panel('gungame.view'),
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.screenshots), status: z.enum(SCREENSHOT_STATUSES).optional() }),
    response: listOf(screenshot),
  }),
  moderate: route({
    method: 'POST',
    path: '/api/gungame/:guildId/screenshots/moderate',
    summary: 'Give a verdict on a batch: all of it or none',
    access: panel('gungame.moderate'),
    params: guildParams,
    // Replacing another moderator's verdict must be asked for explicitly.
    body: moderation.extend({ overrule: z.boolean().default(false) }),
    response: z.object({ items: z.array(screenshot) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision', 'reputation_out_of_range'],
  }),
  undo: route({
    method: 'POST',
    path: '/api/gungame/:guildId/screenshots/undo',
    summary: 'Take back one’s own verdict on a batch: what stood before stands again',
    access: panel('gungame.moderate'),
    params: guildParams,
    body: undoing,
    response: z.object({ items: z.array(screenshot) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision', 'reputation_out_of_range'],
  }),
  stats: route({
    method: 'GET',
    path: '/api/gungame/:guildId/screenshots/stats',
    summary: 'Counts, moderators, waiting times and top players',
    access: panel('gungame.view'),
    params: guildParams,
    response: gungameStats,
  }),
  screen: route({
    method: 'GET',
    path: '/api/gungame/:guildId/screenshots/:screenshotId',
    summary: 'One gun game screenshot',
    access: panel('gungame.view'),
    params: guildParams.extend({ screenshotId: z.uuid() }),
    response: screenshot,
    errors: ['not_found'],
  }),
  desk: route({
    method: 'GET',
    path: '/api/gungame/:guildId/desk',
    summary: 'What the moderation desk needs of the settings',
    access: panel('gungame.view'),
    params: guildParams,
    response: z.object({ reject_reasons: z.array(z.string()) }),
  }),
  player: route({
    method: 'GET',
    path: '/api/gungame/:guildId/players/:userId',
    summary: 'A player, as far as a verdict needs to know them',
    access: panel('gungame.view'),
    params: memberParams,
    response: gungamePlayer,
    errors: ['not_found'],
  }),
};
