import * as z from 'zod';
import { activityEntry } from './activity.ts';
import { guildStats } from './guilds.ts';
import { panel, route } from './route.ts';
import { guildParams } from './shapes.ts';

export const dashboard = z.object({
  stats: guildStats,
  /** The last few, or null for those who may not look at the activity. */
  recent_activity: z.array(activityEntry).nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardRoutes = {
  get: route({
    method: 'GET',
    path: '/api/guilds/:guildId/dashboard',
    summary: 'The family at a glance, in one answer',
    access: panel('panel.view'),
    params: guildParams,
    response: dashboard,
  }),
};
