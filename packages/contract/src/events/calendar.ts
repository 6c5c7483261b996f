import * as z from 'zod';
import { anyone, panel, route } from '../kit/route.ts';
import { guildParams, noContent, snowflake, textStream, time } from '../kit/shapes.ts';

export const calendarFeed = z.object({
  /** Sent only when the address is made: afterwards only its hash is stored. */
  url: z.string().nullable(),
  created_by: snowflake,
  created_at: time,
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarRoutes = {
  get: route({
    method: 'GET',
    path: '/api/events/:guildId/calendar-feed',
    summary: 'Whether the calendar can be subscribed to, since when and by whose doing',
    access: panel('events.manage'),
    params: guildParams,
    response: calendarFeed,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/api/events/:guildId/calendar-feed',
    summary: 'Make a private calendar address; an earlier one ends',
    access: panel('events.manage'),
    params: guildParams,
    response: calendarFeed,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/events/:guildId/calendar-feed',
    summary: 'End the private calendar address',
    access: panel('events.manage'),
    params: guildParams,
    response: noContent,
    errors: ['not_found'],
  }),
  download: route({
    method: 'GET',
    path: '/api/calendar/:token/events.ics',
    summary: 'The events of one guild for a calendar; whoever knows the address may read it',
    access: anyone,
    params: z.object({ token: z.string().max(100) }),
    response: textStream,
    download: { type: 'text/calendar; charset=utf-8', filename: 'events.ics' },
    cost: 'moderate',
    errors: ['not_found', 'premium_required'],
  }),
};
