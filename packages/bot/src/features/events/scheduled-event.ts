import { cutText } from '@famiglia/contract/kit/cut-text';
import { findEvent } from '@famiglia/core/events/event.queries';
import type { EventRow } from '@famiglia/core/events/event.queries';
import {
  findKnownScheduledEvents,
  forgetScheduledEvent,
  noteRemovedScheduledEvent,
  storeScheduledEvent,
} from '@famiglia/core/events/scheduled-event';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import {
  GatewayDispatchEvents,
  GatewayIntentBits,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import type { APIGuildScheduledEvent, RESTPostAPIGuildScheduledEventJSONBody } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import type { BotFeature } from '../../feature.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { leaderMarkdown } from '../../kit/discord/leader-markdown.ts';

const { Scheduled, Active, Completed, Canceled } = GuildScheduledEventStatus;
/** Discord wants an end. Most events are over within an hour; their calendar says so too. */
const LENGTH_MS = 60 * 60 * 1000;
const MAX_NAME = 100;
const MAX_LOCATION = 100;
const MAX_DESCRIPTION = 1000;
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

type Wanted = Pick<
  RESTPostAPIGuildScheduledEventJSONBody,
  'name' | 'description' | 'scheduled_start_time' | 'scheduled_end_time' | 'entity_metadata'
>;

/** Keeps Discord's own event in step with ours (docs/decisions/0009-events-capts-and-attendance.md). */
export const scheduledEventDelivery: FeatureDelivery = {
  kind: 'scheduled_event',
  gatherMs: 200,
  spacingMs: 1000,
  deliver: async (bot, { guildId, subject }) => {
    const found = await findEvent(bot.context.db, guildId, subject);
    if (found === null) return {};
    try {
      return await update(bot, found.event);
    } catch (error) {
      if (isDiscordError(error, REFUSED)) return { problem: 'events_refused' };
      if (isDiscordError(error, [RESTJSONErrorCodes.MaximumNumberOfUncompletedGuildScheduledEventsReached]))
        return { problem: 'events_full' };
      throw error;
    }
  },
};

const update = async (bot: Bot, event: EventRow): Promise<Outcome> => {
  const known = event.scheduledEventId === null ? await findOwn(bot, event) : await ask(bot, event);
  if (known === null) {
    if (event.scheduledEventId !== null) await lost(bot, event);
    else if (isAhead(bot, event)) await create(bot, event);
    return {};
  }
  if (!event.scheduledEvent) {
    await remove(bot, event, known);
    return {};
  }
  if (event.scheduledEventId === null) await storeScheduledEvent(bot.context, event, known.id);
  await bringInStep(bot, event, known);
  return {};
};

/** Discord takes no event that has begun. */
const isAhead = ({ context }: Bot, { scheduledEvent, status, startsAt }: EventRow): boolean =>
  scheduledEvent && (status === 'open' || status === 'closed') && startsAt > context.clock();

const bringInStep = async (bot: Bot, event: EventRow, known: APIGuildScheduledEvent): Promise<void> => {
  if (event.status === 'cancelled') return end(bot, known, Canceled);
  if (event.status === 'finished') return end(bot, known, Completed);
  if (known.status === Canceled) return lost(bot, event);
  if (known.status === Scheduled) return rewrite(bot, event, known);
  // It began in Discord, and a leader moved the start since: Discord lets nobody move one that began.
  if (!isAhead(bot, event)) return undefined;
  await end(bot, known, Completed);
  const next = await findOwn(bot, event);
  return next === null ? create(bot, event) : storeScheduledEvent(bot.context, event, next.id);
};

const create = async ({ client, context, ...bot }: Bot, event: EventRow): Promise<void> => {
  const body: RESTPostAPIGuildScheduledEventJSONBody = {
    ...(await wantedOf({ client, context, ...bot }, event)),
    entity_type: GuildScheduledEventEntityType.External,
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  };
  const made = (await client.rest.post(Routes.guildScheduledEvents(event.guildId), {
    body,
  })) as APIGuildScheduledEvent;
  await storeScheduledEvent(context, event, made.id);
};

/** An attempt that ended before it stored its event left one of the same name and start, which belongs to no event of ours. */
const findOwn = async (bot: Bot, event: EventRow): Promise<APIGuildScheduledEvent | null> => {
  const { guildId } = event;
  const all = (await bot.client.rest.get(Routes.guildScheduledEvents(guildId))) as APIGuildScheduledEvent[];
  const known = await findKnownScheduledEvents(bot.context.db, guildId);
  const own = all.find(
    (one) =>
      one.creator_id === bot.client.user?.id &&
      one.status === Scheduled &&
      one.name === nameOf(event) &&
      Date.parse(one.scheduled_start_time) === event.startsAt.getTime() &&
      !known.has(one.id),
  );
  return own ?? null;
};

const ask = async (
  { client }: Bot,
  { guildId, scheduledEventId }: EventRow,
): Promise<APIGuildScheduledEvent | null> => {
  try {
    const route = Routes.guildScheduledEvent(guildId, scheduledEventId ?? '');
    return (await client.rest.get(route)) as APIGuildScheduledEvent;
  } catch (error) {
    if (isDiscordError(error, [RESTJSONErrorCodes.UnknownGuildScheduledEvent])) return null;
    throw error;
  }
};

/** It is not there any more. If nobody of us wanted that, somebody removed it by hand. */
const lost = async ({ context }: Bot, event: EventRow): Promise<void> => {
  const { guildId, scheduledEventId, scheduledEvent, endedAt } = event;
  if (scheduledEventId === null) return;
  if (scheduledEvent && endedAt === null) await noteRemovedScheduledEvent(context, guildId, scheduledEventId);
  else await forgetScheduledEvent(context, event);
};

const rewrite = async (bot: Bot, event: EventRow, known: APIGuildScheduledEvent): Promise<void> => {
  const wanted = await wantedOf(bot, event);
  // Discord refuses a start in the past, and begins it by itself.
  if (!isAhead(bot, event) || isSame(known, wanted)) return;
  await bot.client.rest.patch(Routes.guildScheduledEvent(event.guildId, known.id), { body: wanted });
};

const isSame = (known: APIGuildScheduledEvent, wanted: Wanted): boolean =>
  known.name === wanted.name &&
  (known.description ?? '') === wanted.description &&
  Date.parse(known.scheduled_start_time) === Date.parse(wanted.scheduled_start_time) &&
  known.entity_metadata?.location === wanted.entity_metadata?.location;

/** Discord knows these ways only: one that has not begun is cancelled, and one that has is completed. */
const end = async (
  { client }: Bot,
  known: APIGuildScheduledEvent,
  how: typeof Canceled | typeof Completed,
): Promise<void> => {
  const route = Routes.guildScheduledEvent(known.guild_id, known.id);
  const become = async (status: GuildScheduledEventStatus) => client.rest.patch(route, { body: { status } });
  if (known.status === Scheduled && how === Canceled) await become(Canceled);
  if (known.status === Scheduled && how === Completed) await become(Active);
  if (known.status === Active || (known.status === Scheduled && how === Completed)) await become(Completed);
};

const remove = async ({ client, context }: Bot, event: EventRow, known: APIGuildScheduledEvent) => {
  await client.rest.delete(Routes.guildScheduledEvent(event.guildId, known.id));
  await forgetScheduledEvent(context, event);
};

const nameOf = ({ title }: EventRow): string => cutText(title, MAX_NAME);

/** What Discord is to show: it has no sign-up of its own, so it says where ours is. */
const wantedOf = async ({ client, context }: Bot, event: EventRow): Promise<Wanted> => {
  const { id, guildId, startsAt } = event;
  const message = await findRosterMessage(context.db, guildId, id);
  const channelId = message?.channelId ?? null;
  const channel = channelId === null ? undefined : client.channels.cache.get(channelId);
  const place =
    channel !== undefined && 'name' in channel && channel.name !== null
      ? cutText(`#${channel.name}`, MAX_LOCATION)
      : null;
  const link = channelId === null ? '' : `https://discord.com/channels/${guildId}/${channelId}`;
  const text = cutText(leaderMarkdown(event.description), MAX_DESCRIPTION - link.length - 2);
  return {
    name: nameOf(event),
    description: [text, link].filter((part) => part !== '').join('\n\n'),
    scheduled_start_time: startsAt.toISOString(),
    scheduled_end_time: new Date(startsAt.getTime() + LENGTH_MS).toISOString(),
    entity_metadata: { location: place ?? client.guilds.cache.get(guildId)?.name ?? 'Discord' },
  };
};

/** Somebody removed one in Discord: the event says so at once. */
export const watchScheduledEvents: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.GuildScheduledEvents],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.GuildScheduledEventDelete, async ({ context }, { guild_id, id }) =>
      noteRemovedScheduledEvent(context, guild_id, id),
    ),
    onDispatch(
      GatewayDispatchEvents.GuildScheduledEventUpdate,
      async ({ context }, { guild_id, id, status }) => {
        if (status === Canceled) await noteRemovedScheduledEvent(context, guild_id, id);
      },
    ),
  ],
};
