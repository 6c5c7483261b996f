import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { planBody } from './event-plan.ts';
import {
  EVENT_STATUSES,
  SORTING_CRITERIA,
  attendanceFields,
  event,
  eventDetails,
  limited,
  participant,
  placeExplanation,
  sortingPreview,
  voiceSighting,
} from './events.ts';
import { eventFields } from './event-fields.ts';
import { ASK_REFUSALS, unanswered } from '../rosters/answers.ts';
import { posting } from '../rosters/posting.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, snowflake, time, version } from '../kit/shapes.ts';
import { addBody, pinBody } from '../rosters/squads.ts';
import { nameText } from '../kit/visible-text.ts';

const eventParams = guildParams.extend({ eventId: z.uuid() });
const participantParams = eventParams.extend({ userId: snowflake });
const sorting = z.array(z.enum(SORTING_CRITERIA)).max(SORTING_CRITERIA.length);

export const eventRoutes = {
  list: route({
    method: 'GET',
    path: '/api/events/:guildId/list',
    summary: 'Events: those ahead, soonest first, then the past ones, latest first',
    access: panel('events.view'),
    params: guildParams,
    query: z.object({
      status: z.enum(EVENT_STATUSES).optional(),
      /** Matches a part of the title. */
      search: z.string().trim().max(100).optional(),
      fight_kind_id: z.uuid().optional(),
      from: time.optional(),
      to: time.optional(),
      ...paging(PAGE_SIZE.events),
    }),
    response: listOf(event),
  }),
  get: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId',
    summary: 'One event',
    access: panel('events.view'),
    params: eventParams,
    response: eventDetails,
    errors: ['not_found'],
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
  explain: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/participants/:userId/why',
    summary: 'Why somebody has their place, criterion by criterion',
    access: panel('events.view'),
    params: participantParams,
    response: placeExplanation,
    errors: ['not_found', 'not_signed_up'],
  }),
  posting: route({
    method: 'GET',
    path: '/api/events/:guildId/posting',
    summary: 'Whether the bot can post a new sign-up now, and whether the person may have it call everyone',
    access: panel('events.manage'),
    params: guildParams,
    response: posting,
  }),
  create: route({
    method: 'POST',
    path: '/api/events/:guildId',
    summary: 'Plan an event; the bot posts it',
    access: panel('events.manage'),
    params: guildParams,
    body: planBody.extend({ starts_at: eventFields.starts_at }),
    response: eventDetails,
    errors: ['mention_not_allowed'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/events/:guildId/:eventId',
    summary: 'Save an event; an old version is refused with the newer one',
    access: panel('events.manage'),
    params: eventParams,
    body: z.strictObject({
      ...eventFields,
      /** If left out, sign-up ends as long before the start as it did. */
      cutoff_minutes: eventFields.cutoff_minutes.optional(),
      /** If left out, they stay as they are. */
      ping_role_id: eventFields.ping_role_id.optional(),
      ping_again_minutes: eventFields.ping_again_minutes.optional(),
      thread: eventFields.thread.optional(),
      more_answers: eventFields.more_answers.optional(),
      emoji: eventFields.emoji.optional(),
      color: eventFields.color.optional(),
      picture_id: eventFields.picture_id.optional(),
      scheduled_event: eventFields.scheduled_event.optional(),
      fight_kind_id: eventFields.fight_kind_id.optional(),
      version,
    }),
    response: eventDetails,
    errors: ['not_found', 'version_conflict', 'event_closed', 'event_over', 'mention_not_allowed'],
  }),
  close: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/close',
    summary: 'End sign-up and freeze the roster',
    access: panel('events.manage'),
    params: eventParams,
    response: event,
    errors: ['not_found', 'event_over'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/cancel',
    summary: 'Call the event off; those on the list are told',
    access: panel('events.manage'),
    params: eventParams,
    body: z.strictObject({ reason: nameText.max(200).default('') }),
    response: event,
    errors: ['not_found', 'event_over'],
  }),
  finish: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/finish',
    summary:
      'Mark who came and pay the reward, once; said again within a day, it corrects and pays the difference',
    access: panel('events.manage'),
    params: eventParams,
    body: z.strictObject({ ...attendanceFields, excused: attendanceFields.excused.default([]), version }),
    response: event.extend({ limited }),
    errors: ['not_found', 'version_conflict', 'event_over', 'not_started', 'attendance_settled'],
  }),
  undoFinish: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/finish/undo',
    summary: 'Take a finish back within a day: marks, payments and walk-ins; the event is closed again',
    access: panel('events.manage'),
    params: eventParams,
    response: event,
    errors: ['not_found', 'not_finished', 'attendance_settled'],
  }),
  reopen: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/reopen',
    summary: 'Open a closed sign-up again',
    access: panel('events.manage'),
    params: eventParams,
    response: event,
    errors: ['not_found', 'event_over'],
  }),
  changeSlots: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/slots',
    summary: 'Change how many places there are',
    access: panel('events.manage'),
    params: eventParams,
    body: z.strictObject({ slots: eventFields.slots, version }),
    response: eventDetails,
    errors: ['not_found', 'version_conflict', 'squads_decide_slots', 'event_closed', 'event_over'],
  }),
  add: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/participants',
    summary: 'Sign somebody up',
    access: panel('events.manage'),
    params: eventParams,
    body: addBody,
    response: participant,
    errors: ['not_found', 'member_not_found', 'squad_not_found', 'event_closed', 'event_over'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/events/:guildId/:eventId/participants/:userId',
    summary: 'Take somebody off the roster; the next of the reserve moves up, also after closing',
    access: panel('events.manage'),
    params: participantParams,
    response: noContent,
    errors: ['not_found', 'not_signed_up', 'event_over'],
  }),
  pin: route({
    method: 'PUT',
    path: '/api/events/:guildId/:eventId/participants/:userId/pin',
    summary:
      'Hold somebody in main, in one of its squads or on the reserve, whatever the order says; null lets go',
    access: panel('events.manage'),
    params: participantParams,
    body: pinBody,
    response: participant,
    errors: ['not_found', 'not_signed_up', 'squad_not_found', 'event_over'],
  }),
  unanswered: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/unanswered',
    summary: 'Who has not answered: those who are called, or everybody if nobody is',
    access: panel('events.manage'),
    params: eventParams,
    response: unanswered,
    errors: ['not_found'],
  }),
  askUnanswered: route({
    method: 'POST',
    path: '/api/events/:guildId/:eventId/unanswered/ask',
    summary: 'Ping those who have not answered, once, in the channel of the sign-up',
    access: panel('events.manage'),
    params: eventParams,
    response: unanswered,
    errors: ['not_found', ...ASK_REFUSALS, 'event_closed', 'event_over'],
  }),
  voice: route({
    method: 'GET',
    path: '/api/events/:guildId/:eventId/voice',
    summary: 'Who of the roster was seen in a voice channel around the start',
    access: panel('events.manage'),
    params: eventParams,
    response: listOf(voiceSighting),
    errors: ['not_found'],
  }),
  previewSorting: route({
    method: 'GET',
    path: '/api/events/:guildId/sorting-preview',
    summary: 'How another order of criteria would have placed the last event',
    access: panel('settings.manage'),
    params: guildParams,
    query: z.object({
      /** Criteria in order, separated by commas. */
      sorting: z
        .string()
        .max(200)
        .default('')
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(sorting),
    }),
    response: sortingPreview,
  }),
};
