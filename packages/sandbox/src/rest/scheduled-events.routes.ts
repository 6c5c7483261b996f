import {
  GatewayDispatchEvents,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus as Status,
  PermissionFlagsBits as Bits,
} from 'discord-api-types/v10';
import {
  finishedEvent,
  missingPermissions,
  tooManyScheduledEvents,
  unknownScheduledEvent,
} from '../errors/rest-errors.ts';
import { announceScheduledEvent, removeScheduledEvent } from '../channels/scheduled-events.ts';
import { FormErrors } from '../forms/form-errors.ts';
import { presentScheduledEvent } from '../present/present-scheduled-event.ts';
import { guildPermissions } from '../world/permissions.ts';
import { MAX_SCHEDULED_EVENTS, openScheduledEvents, statusNow } from '../world/scheduled-events.ts';
import type { Guild, ScheduledEvent } from '../world/world.ts';
import { requireGuild } from './require-guild.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const ALL = '/guilds/:guild_id/scheduled-events';
const ONE = `${ALL}/:event_id`;

interface EventForm {
  name?: string;
  description?: string | null;
  scheduled_start_time?: string;
  scheduled_end_time?: string;
  entity_type?: number;
  entity_metadata?: { location?: string };
  privacy_level?: number;
  status?: Status;
}

const listEvents = (call: RestCall) => {
  const now = call.context.clock();
  const guild = requireGuild(call);
  return openScheduledEvents(guild, now).map((event) =>
    presentScheduledEvent(call.context.world, event, now),
  );
};

const getEvent = (call: RestCall) => present(call, requireEvent(call, requireGuild(call)));

/** An event outside of Discord, which has a place in words and an end. Other kinds are not needed. */
const createEvent = (call: RestCall) => {
  const { context } = call;
  const guild = requireCreator(call);
  const form = readForm(call, null);
  if (openScheduledEvents(guild, context.clock()).length >= MAX_SCHEDULED_EVENTS)
    throw tooManyScheduledEvents();
  const event: ScheduledEvent = {
    id: context.nextId(),
    guild_id: guild.id,
    creator_id: context.credentials.application_id,
    name: form.name ?? '',
    description: form.description ?? null,
    location: form.entity_metadata?.location ?? '',
    start: Date.parse(form.scheduled_start_time ?? ''),
    end: Date.parse(form.scheduled_end_time ?? ''),
    status: Status.Scheduled,
  };
  guild.scheduled_events.set(event.id, event);
  announceScheduledEvent(context, GatewayDispatchEvents.GuildScheduledEventCreate, event);
  return present(call, event);
};

const patchEvent = (call: RestCall) => {
  const { context } = call;
  const guild = requireCreator(call);
  const event = requireEvent(call, guild);
  const form = readForm(call, event);
  event.name = form.name ?? event.name;
  if (form.description !== undefined) event.description = form.description;
  event.location = form.entity_metadata?.location ?? event.location;
  if (form.scheduled_start_time !== undefined) event.start = Date.parse(form.scheduled_start_time);
  if (form.scheduled_end_time !== undefined) event.end = Date.parse(form.scheduled_end_time);
  if (form.status !== undefined) event.status = form.status;
  announceScheduledEvent(context, GatewayDispatchEvents.GuildScheduledEventUpdate, event);
  return present(call, event);
};

const deleteEvent = (call: RestCall) => {
  const guild = requireCreator(call);
  removeScheduledEvent(call.context, guild, requireEvent(call, guild));
};

const present = ({ context }: RestCall, event: ScheduledEvent) =>
  presentScheduledEvent(context.world, event, context.clock());

/** Discord lets those change their own events who may create them; the bot touches no others. */
const requireCreator = (call: RestCall): Guild => {
  const guild = requireGuild(call);
  const held = guildPermissions(guild, call.context.credentials.application_id);
  if ((held & (Bits.CreateEvents | Bits.ManageEvents)) === 0n) throw missingPermissions();
  return guild;
};

const requireEvent = ({ params }: RestCall, guild: Guild): ScheduledEvent => {
  const event = guild.scheduled_events.get(params.event_id ?? '');
  if (!event) throw unknownScheduledEvent();
  return event;
};

/** Discord's documentation, "Valid Guild Scheduled Event Status Transitions". */
const NEXT: Partial<Record<number, readonly number[]>> = {
  [Status.Scheduled]: [Status.Active, Status.Canceled],
  [Status.Active]: [Status.Completed],
};

const readForm = ({ context, body }: RestCall, known: ScheduledEvent | null): EventForm => {
  const form = (body ?? {}) as EventForm;
  const errors = new FormErrors();
  const now = context.clock();
  const status = known === null ? Status.Scheduled : statusNow(known, now);
  if (known === null || form.name !== undefined) errors.filled(['name'], form.name, 100);
  errors.length(['description'], form.description, 0, 1000);
  if (known === null) {
    errors.choice(['entity_type'], form.entity_type ?? 0, [GuildScheduledEventEntityType.External]);
    errors.choice(['privacy_level'], form.privacy_level ?? 0, [GuildScheduledEventPrivacyLevel.GuildOnly]);
  }
  if (known === null || form.entity_metadata !== undefined)
    errors.filled(['entity_metadata', 'location'], form.entity_metadata?.location, 100);
  for (const field of ['scheduled_start_time', 'scheduled_end_time'] as const) {
    if (known === null && form[field] === undefined) errors.required([field]);
    errors.time([field], form[field]);
  }
  const start =
    form.scheduled_start_time === undefined ? known?.start : Date.parse(form.scheduled_start_time);
  if (form.scheduled_start_time !== undefined && (start ?? 0) <= now)
    errors.add(
      ['scheduled_start_time'],
      'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST',
      'Cannot schedule event in the past.',
    );
  errors.throwIfAny();
  if (form.status !== undefined && NEXT[status]?.includes(form.status) !== true) throw finishedEvent();
  if (form.scheduled_start_time !== undefined && status !== Status.Scheduled) throw finishedEvent();
  return form;
};

const FIELDS = [
  'name',
  'description',
  'scheduled_start_time',
  'scheduled_end_time',
  'entity_type',
  'entity_metadata',
  'privacy_level',
] as const;

export const scheduledEventsRoutes: RestRoute[] = [
  { method: 'GET', path: ALL, auth: 'bot', handle: listEvents },
  { method: 'POST', path: ALL, auth: 'bot', fields: FIELDS, handle: createEvent },
  { method: 'GET', path: ONE, auth: 'bot', handle: getEvent },
  { method: 'PATCH', path: ONE, auth: 'bot', fields: [...FIELDS, 'status'], handle: patchEvent },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: deleteEvent },
];
