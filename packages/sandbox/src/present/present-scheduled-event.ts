import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord-api-types/v10';
import type { APIGuildScheduledEvent } from 'discord-api-types/v10';
import type { ScheduledEventView } from '../scheduled-event-types.ts';
import { requireUser } from '../world/require-user.ts';
import { statusNow } from '../world/scheduled-events.ts';
import type { ScheduledEvent, World } from '../world/world.ts';
import { discordTime } from './discord-time.ts';
import { presentUser } from './present-user.ts';

export const presentScheduledEvent = (
  world: World,
  event: ScheduledEvent,
  now: number,
): APIGuildScheduledEvent => ({
  id: event.id,
  guild_id: event.guild_id,
  channel_id: null,
  creator_id: event.creator_id,
  creator: presentUser(requireUser(world, event.creator_id)),
  name: event.name,
  description: event.description,
  image: null,
  scheduled_start_time: discordTime(event.start),
  scheduled_end_time: discordTime(event.end),
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  status: statusNow(event, now),
  entity_type: GuildScheduledEventEntityType.External,
  entity_id: null,
  entity_metadata: { location: event.location },
  recurrence_rule: null,
  user_count: 0,
});

export const viewScheduledEvent = (event: ScheduledEvent, now: number): ScheduledEventView => ({
  id: event.id,
  name: event.name,
  description: event.description,
  location: event.location,
  starts_at: new Date(event.start).toISOString(),
  status: statusNow(event, now),
});
