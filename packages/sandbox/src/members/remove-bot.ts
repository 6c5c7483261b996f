import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Guild } from '../world/world.ts';

/** The bot leaves a server or is kicked; its role and its commands there are deleted. */
export const removeBot = (context: SandboxContext, guild: Guild): void => {
  if (!guild.members.delete(context.credentials.application_id)) return;
  for (const role of guild.roles.values()) if (role.managed) guild.roles.delete(role.id);
  context.world.commands.delete(guild.id);
  // Without `unavailable` Discord means leaving, not an outage.
  context.gateway.dispatch(GatewayDispatchEvents.GuildDelete, () => ({ id: guild.id }), {
    guildId: guild.id,
    intent: GatewayIntentBits.Guilds,
  });
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};
