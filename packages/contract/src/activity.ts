import * as z from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { panel, route } from './route.ts';
import { guildParams, listOf, paging, snowflake, time } from './shapes.ts';

export const activityEntry = z.object({
  id: z.string(),
  type: z.string(),
  actor: z.object({ id: snowflake, name: z.string() }).nullable(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  data: z.record(z.string(), z.json()),
  created_at: time,
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityRoutes = {
  list: route({
    method: 'GET',
    path: '/api/activity/:guildId/list',
    summary: 'What happened in the guild, newest first',
    access: panel('activity.view'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(activityEntry),
  }),
  recent: route({
    method: 'GET',
    path: '/api/activity/:guildId/recent',
    summary: 'The last few activities',
    access: panel('activity.view'),
    params: guildParams,
    query: z.object({ limit: paging(PAGE_SIZE.recentActivity).limit }),
    response: listOf(activityEntry),
  }),
};
