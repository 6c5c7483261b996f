import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { presentGuild } from '../present/present-guild.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Guild } from '../world/world.ts';

/** The server gets a new owner; the old one stays as whatever their roles make them. */
export function handOver(context: SandboxContext, guild: Guild, userId: string): void {
  guild.owner_id = userId;
  context.gateway.dispatch(GatewayDispatchEvents.GuildUpdate, () => presentGuild(guild), {
    guildId: guild.id,
    intent: GatewayIntentBits.Guilds,
  });
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
}
