import * as z from 'zod';
import { eventPlan, planBody } from '../events/event-plan.ts';
import { eventFields } from '../events/event-fields.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, person, snowflake, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** As many as Discord can suggest at once. */
export const MAX_TEMPLATES = 25;
export const MAX_SERIES = 25;
/** How many dates of a series are shown. */
export const SHOWN_DATES = 5;

const day = z.iso.date();

/** A named plan of an event, for events to come. */
export const eventTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: eventPlan,
  created_by: snowflake,
  created_at: time,
});
export type EventTemplate = z.infer<typeof eventTemplate>;

/** One date of a series. `day` is the one that the rule gives, also where it was moved. */
export const occurrence = z.object({
  day,
  starts_at: time,
  /** When its sign-up is posted. */
  posts_at: time,
  state: z.enum(['planned', 'changed', 'skipped', 'posted']),
  plan: eventPlan,
  /** The event, once its sign-up was posted. */
  event_id: z.uuid().nullable(),
});
export type Occurrence = z.infer<typeof occurrence>;

export const SERIES_STATES = ['active', 'paused', 'over'] as const;

const ruleFields = {
  /** 1 is Monday, 7 is Sunday. */
  days: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock'),
  every_weeks: z.number().int().min(1).max(8),
  first_day: day,
  until: day.nullable(),
  /** How many hours before each start its sign-up is posted. */
  hours_before: z.number().int().min(1).max(336),
};

/** An event that is repeated. Days and times are those of the guild's zone. */
export const eventSeries = z.object({
  id: z.uuid(),
  version,
  plan: eventPlan,
  ...ruleFields,
  days: z.array(z.number().int()),
  /** `over`: its last date has passed. */
  state: z.enum(SERIES_STATES),
  creator: person,
  /** The next dates, skipped ones included. */
  next: z.array(occurrence),
});
export type EventSeries = z.infer<typeof eventSeries>;

const seriesBody = z.strictObject({ plan: planBody, ...ruleFields });
const seriesParams = guildParams.extend({ seriesId: z.uuid() });
const occurrenceParams = seriesParams.extend({ day });
const access = panel('events.manage');

export const templateRoutes = {
  list: route({
    method: 'GET',
    path: '/api/event-templates/:guildId',
    summary: 'The templates of events by name',
    access,
    params: guildParams,
    response: listOf(eventTemplate),
  }),
  save: route({
    method: 'POST',
    path: '/api/event-templates/:guildId',
    summary: 'Save an event as a template',
    access,
    params: guildParams,
    body: z.strictObject({ name: nameText.min(1).max(60), event_id: z.uuid() }),
    response: eventTemplate,
    errors: ['not_found', 'template_exists', 'too_many_templates', 'mention_not_allowed'],
  }),
  delete: route({
    method: 'DELETE',
    path: '/api/event-templates/:guildId/:templateId',
    summary: 'Delete a template; events made from it stay',
    access,
    params: guildParams.extend({ templateId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
};

export const seriesRoutes = {
  list: route({
    method: 'GET',
    path: '/api/event-series/:guildId',
    summary: 'The series of events with their next dates',
    access,
    params: guildParams,
    response: listOf(eventSeries),
  }),
  create: route({
    method: 'POST',
    path: '/api/event-series/:guildId',
    summary: 'Repeat an event; the sign-up of each date is posted by itself',
    access,
    params: guildParams,
    body: seriesBody,
    response: eventSeries,
    errors: ['too_many_series', 'mention_not_allowed'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/event-series/:guildId/:seriesId',
    summary: 'Save a series; sign-ups that are posted stay as they are',
    access,
    params: seriesParams,
    body: seriesBody.extend({ version }),
    response: eventSeries,
    errors: ['not_found', 'version_conflict', 'mention_not_allowed'],
  }),
  pause: route({
    method: 'POST',
    path: '/api/event-series/:guildId/:seriesId/pause',
    summary: 'Post no sign-ups until the series is resumed',
    access,
    params: seriesParams,
    response: eventSeries,
    errors: ['not_found'],
  }),
  resume: route({
    method: 'POST',
    path: '/api/event-series/:guildId/:seriesId/resume',
    summary: 'Go on with a paused series',
    access,
    params: seriesParams,
    response: eventSeries,
    errors: ['not_found'],
  }),
  end: route({
    method: 'POST',
    path: '/api/event-series/:guildId/:seriesId/end',
    summary: 'End a series for good; sign-ups that are posted stay',
    access,
    params: seriesParams,
    response: noContent,
    errors: ['not_found'],
  }),
  skip: route({
    method: 'POST',
    path: '/api/event-series/:guildId/:seriesId/occurrences/:day/skip',
    summary: 'Leave one date out',
    access,
    params: occurrenceParams,
    response: eventSeries,
    errors: ['not_found', 'occurrence_posted'],
  }),
  change: route({
    method: 'PUT',
    path: '/api/event-series/:guildId/:seriesId/occurrences/:day',
    summary: 'Change one date alone, its start included',
    access,
    params: occurrenceParams,
    body: z.strictObject({ starts_at: eventFields.starts_at, plan: planBody, version }),
    response: eventSeries,
    errors: ['not_found', 'version_conflict', 'occurrence_posted', 'mention_not_allowed'],
  }),
  restore: route({
    method: 'DELETE',
    path: '/api/event-series/:guildId/:seriesId/occurrences/:day',
    summary: 'Let one date be like all others again',
    access,
    params: occurrenceParams,
    response: eventSeries,
    errors: ['not_found', 'occurrence_posted'],
  }),
};
