import * as z from 'zod';
import { activityEntry } from '../activity/activity.ts';
import { CAPT_RESULTS, capt } from '../capts/capts.ts';
import { event } from '../events/events.ts';
import { guildStats } from '../guilds/guilds.ts';
import { panel, route } from '../kit/route.ts';
import { firstSteps } from './first-steps.ts';
import { guildParams, snowflake, time } from '../kit/shapes.ts';

/** How many members were seen in each hour of one day, in the guild's time zone. */
const activeDay = z.object({ date: z.iso.date(), hours: z.array(z.number().int()).length(24) });
export type ActiveDay = z.infer<typeof activeDay>;

/** A member whose reputation changed much in a week. */
const reputationMover = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  reputation: z.number().int(),
  delta: z.number().int(),
});
export type ReputationMover = z.infer<typeof reputationMover>;

/** Who gained and who lost most, largest change first. */
const reputationMovers = z.object({ up: z.array(reputationMover), down: z.array(reputationMover) });
export type ReputationMovers = z.infer<typeof reputationMovers>;

/** What a week brought. */
const week = z.object({
  /** Who joined, less who left. */
  members: z.number().int(),
  reputation: z.number().int(),
  events: z.number().int(),
  capts: z.number().int(),
});
export type Week = z.infer<typeof week>;

const upcomingEvent = event.pick({
  id: true,
  title: true,
  status: true,
  starts_at: true,
  slots: true,
  main_count: true,
  reserve_count: true,
});
export type UpcomingEvent = z.infer<typeof upcomingEvent>;

const upcomingCapt = capt.pick({
  id: true,
  opponent: true,
  side: true,
  territory: true,
  status: true,
  starts_at: true,
  slots: true,
  main_count: true,
  reserve_count: true,
});
export type UpcomingCapt = z.infer<typeof upcomingCapt>;

/** One played capt, as a point of the family's form. */
const foughtCapt = z.object({
  id: z.uuid(),
  opponent: z.string(),
  played_at: time,
  result: z.enum(CAPT_RESULTS),
  damage: z.number().int(),
});
export type FoughtCapt = z.infer<typeof foughtCapt>;

/** Who is away now, with the names of the first of them, and how many requests for a vacation wait. */
const away = z.object({
  total: z.number().int(),
  names: z.array(z.string()),
  requests: z.number().int(),
});
export type Away = z.infer<typeof away>;

/** Null for parts that the caller may not see. */
export const dashboard = z.object({
  stats: guildStats,
  /** The last seven days, and the seven before. */
  weeks: z.array(week).length(2),
  /** Seven days; the last one is today. */
  active_days: z.array(activeDay),
  reputation_movers: reputationMovers.nullable(),
  next_events: z.array(upcomingEvent).nullable(),
  next_capts: z.array(upcomingCapt).nullable(),
  /** The latest ones, oldest first. */
  fought_capts: z.array(foughtCapt).nullable(),
  recent_activity: z.array(activityEntry).nullable(),
  away: away.nullable(),
  /** Of a new family, for those who set it up; null once its first event was finished some days ago. */
  first_steps: firstSteps.nullable(),
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
