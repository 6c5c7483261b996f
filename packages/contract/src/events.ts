import * as z from 'zod';
import { panel, route } from './route.ts';
import { guildParams, listOf, snowflake, time } from './shapes.ts';

export const EVENT_STATUSES = ['open', 'closed', 'finished', 'cancelled'] as const;
export const ROSTER_LISTS = ['main', 'reserve'] as const;
export const SORTING_CRITERIA = [
  'role_priority',
  'reputation',
  'reliability',
  'benched_last_time',
  'signed_up_at',
] as const;

export const event = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(EVENT_STATUSES),
  starts_at: time,
  slots: z.number().int(),
  main_count: z.number().int(),
  reserve_count: z.number().int(),
  reward: z.number().int(),
  created_by: snowflake,
  created_at: time,
  closed_by: snowflake.nullable(),
  closed_at: time.nullable(),
});
export type Event = z.infer<typeof event>;

export const participant = z.object({
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  list: z.enum(ROSTER_LISTS),
  position: z.number().int(),
  signed_up_at: time,
  pinned: z.enum(['in', 'out']).nullable(),
  attended: z.boolean().nullable(),
  /** The criterion that decided this place, the person's value and that of the last main player. */
  why: z.object({
    criterion: z.enum([...SORTING_CRITERIA, 'pinned', 'chose_reserve']),
    mine: z.string().nullable(),
    cutoff: z.string().nullable(),
  }),
});
export type Participant = z.infer<typeof participant>;

const eventParams = guildParams.extend({ eventId: z.uuid() });

export const eventRoutes = {
  list: route({
    method: 'GET',
    path: '/api/events/:guildId/list',
    summary: 'Events, newest first',
    access: panel('events.view'),
    params: guildParams,
    query: z.object({ status: z.enum(EVENT_STATUSES).optional() }),
    response: listOf(event),
  }),
  participants: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/participants',
    summary: 'The roster in order, each person with the reason for their place',
    access: panel('events.view'),
    params: eventParams,
    response: listOf(participant),
    errors: ['not_found'],
  }),
  close: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/close',
    summary: 'End sign-up and freeze the roster',
    access: panel('events.manage'),
    params: eventParams,
    response: event,
    errors: ['not_found'],
  }),
};
