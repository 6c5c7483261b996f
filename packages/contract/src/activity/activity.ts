import * as z from 'zod';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from './activity-types.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  jsonValue,
  listOf,
  paging,
  person,
  snowflake,
  textStream,
  time,
} from '../kit/shapes.ts';

export const activityEntry = z.object({
  id: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  actor: person.nullable(),
  target: z.object({ kind: z.enum(ACTIVITY_TARGETS), id: z.string(), name: z.string() }).nullable(),
  data: z.record(z.string(), jsonValue),
  created_at: time,
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/**
 * `total` counts no further than this, and no offset goes beyond it: a list of millions is read on with
 * `before`, or by its dates.
 */
export const ACTIVITY_COUNTED = 10_000;

const filters = {
  type: z.enum(ACTIVITY_TYPES).optional(),
  actor_id: snowflake.optional(),
  target_id: z.string().max(64).optional(),
  /** Of an event or a capt: what happened to it, and to people on its roster. */
  about: z.uuid().optional(),
  from: time.optional(),
  to: time.optional(),
};

export const activityRoutes = {
  list: route({
    method: 'GET',
    path: '/api/activity/:guildId/list',
    summary: 'What happened in the guild, newest first',
    access: panel('activity.view'),
    params: guildParams,
    query: z.object({
      ...paging(PAGE_SIZE.activity),
      offset: z.coerce.number().int().min(0).max(ACTIVITY_COUNTED).default(0),
      ...filters,
      /** Id of an entry: only what is older than it. */
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
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
  export: route({
    method: 'GET',
    path: '/api/activity/:guildId/export',
    summary: 'The same as a CSV file, newest first',
    access: panel('activity.view'),
    params: guildParams,
    query: z.object(filters),
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'activity.csv' },
  }),
};
