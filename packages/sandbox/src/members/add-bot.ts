import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { discordTime } from '../present/discord-time.ts';
import { presentGuildCreate } from '../present/present-guild.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { makeRole } from '../world/make-role.ts';
import { BOT_PERMISSIONS } from '../world/permission-bits.ts';
import type { Guild } from '../world/world.ts';

/** The bot joins a server, and Discord creates its role with the requested permissions. */
export const addBot = (context: SandboxContext, guild: Guild, permissions: bigint): void => {
  const botId = context.credentials.application_id;
  if (guild.members.has(botId)) return;
  const role = makeRole(
    { id: context.nextId(), name: 'Famiglia', permissions: permissions || BOT_PERMISSIONS, bot: true },
    guild.roles.size,
    botId,
  );
  guild.roles.set(role.id, role);
  guild.members.set(botId, {
    user_id: botId,
    nick: null,
    roles: [role.id],
    joined_at: discordTime(context.clock()),
    communication_disabled_until: null,
  });
  context.gateway.dispatch(
    GatewayDispatchEvents.GuildCreate,
    ({ intents }) => presentGuildCreate(context.world, guild, { botId, intents }),
    { guildId: guild.id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};
