import * as z from 'zod';
import { panel, route, siteAdmin } from '../kit/route.ts';
import { guildParams, listOf, time } from '../kit/shapes.ts';

/** The unofficial monitors whose shapes we can read. */
export const WAR_MONITORS = ['monitor-a', 'monitor-b'] as const;
export type WarMonitorName = (typeof WAR_MONITORS)[number];

/** Why a monitor told us nothing. */
export const WAR_FEED_FAILURES = [
  'unreachable',
  'timeout',
  'status',
  'redirect',
  'private_address',
  'too_large',
  'not_json',
  'other_shape',
] as const;
export type WarFeedFailure = (typeof WAR_FEED_FAILURES)[number];

/** How a monitor answers. What it told in its last good answer counts until the next one. */
const warFeed = z.object({
  name: z.enum(WAR_MONITORS),
  /** Whom we ask. */
  host: z.string(),
  /** The last good answer; null where there was none yet. */
  good_at: time.nullable(),
  /** Null while it answers as it should. */
  failure: z
    .object({
      reason: z.enum(WAR_FEED_FAILURES),
      /** What it answered with, where it answered. */
      status: z.number().int().nullable(),
      since: time,
    })
    .nullable(),
  /** When it is asked again; null before the first time. */
  next_at: time.nullable(),
});
export type WarFeed = z.infer<typeof warFeed>;

const adminWarFeed = warFeed.extend({
  /** Wars in its last good answer, and those among them that name a family here. */
  wars: z.number().int(),
  ours: z.number().int(),
});
export type AdminWarFeed = z.infer<typeof adminWarFeed>;

export const warFeedRoutes = {
  feeds: route({
    method: 'GET',
    path: '/api/wars/:guildId/feeds',
    summary: 'The unofficial monitors that this installation asks for wars, and how they answer',
    access: panel('settings.manage'),
    params: guildParams,
    response: listOf(warFeed),
  }),
  adminFeeds: route({
    method: 'GET',
    path: '/api/admin/war-feeds',
    summary: 'The monitors of wars, how they answer, and for how many families',
    access: siteAdmin,
    response: listOf(adminWarFeed).extend({ families: z.number().int() }),
  }),
};
