import * as z from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { panel, route } from './route.ts';
import { screenshot, SCREENSHOT_STATUSES } from './screenshots.ts';
import { guildParams, listOf, paging, snowflake } from './shapes.ts';

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
    body: z.strictObject({
      screenshot_ids: z.array(z.uuid()).min(1).max(200),
      action: z.enum(['approve', 'reject']),
      comment: z.string().trim().max(500).optional(),
    }),
    response: z.object({ items: z.array(screenshot) }),
    errors: ['not_found', 'version_conflict'],
  }),
  stats: route({
    method: 'GET',
    path: '/api/gungame/:guildId/screenshots/stats',
    summary: 'Counts, moderators, waiting times and top players',
    access: panel('gungame.view'),
    params: guildParams,
    response: gungameStats,
  }),
};
