import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { presentScheduledEvent } from '../present/present-scheduled-event.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Guild, ScheduledEvent } from '../world/world.ts';

/** Tells the bot and everybody in the server that one of its events is new, changed or gone. */
export const announceScheduledEvent = (
  context: SandboxContext,
  type:
    | GatewayDispatchEvents.GuildScheduledEventCreate
    | GatewayDispatchEvents.GuildScheduledEventUpdate
    | GatewayDispatchEvents.GuildScheduledEventDelete,
  event: ScheduledEvent,
): void => {
  context.gateway.dispatch(type, () => presentScheduledEvent(context.world, event, context.clock()), {
    guildId: event.guild_id,
    intent: GatewayIntentBits.GuildScheduledEvents,
  });
  context.live.push({ type: 'guild_changed', guild_id: event.guild_id });
  context.changed();
};

/** Deletes one of a server's events, by the bot or by a person. */
export const removeScheduledEvent = (context: SandboxContext, guild: Guild, event: ScheduledEvent): void => {
  guild.scheduled_events.delete(event.id);
  announceScheduledEvent(context, GatewayDispatchEvents.GuildScheduledEventDelete, event);
};
