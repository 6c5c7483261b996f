import type { SandboxContext } from '../sandbox-context.ts';
import type { ChannelView, GuildView, MemberView, UserView, WorldView } from '../sandbox-types.ts';
import { guildChannels } from '../world/guild-channels.ts';
import { requireUser } from '../world/require-user.ts';
import type { Channel, Guild, Member, User } from '../world/world.ts';
import { avatarUrl, iconUrl } from './picture-urls.ts';

/** The world as `GET /sandbox/world` shows it. */
export const viewWorld = (context: SandboxContext): WorldView => {
  const bot = viewUser(context, requireUser(context.world, context.credentials.application_id));
  return {
    application: { id: bot.id, name: bot.global_name ?? bot.username },
    bot,
    bot_connected: context.gateway.botConnected,
    users: [...context.world.users.values()]
      .filter((user) => !user.bot)
      .map((user) => viewUser(context, user)),
    guilds: [...context.world.guilds.values()].map((guild) => viewGuild(context, guild)),
    demo_until: context.publicDemo?.until ?? null,
  };
};

export const viewUser = (context: SandboxContext, user: User): UserView => ({
  id: user.id,
  username: user.username,
  global_name: user.global_name,
  avatar_url: avatarUrl(context.urls, user),
  bot: user.bot,
  locale: user.locale,
  dms_closed: user.dms_closed,
});

export const viewGuild = (context: SandboxContext, guild: Guild): GuildView => ({
  id: guild.id,
  name: guild.name,
  icon_url: iconUrl(context.urls, guild),
  owner_id: guild.owner_id,
  has_bot: guild.members.has(context.credentials.application_id),
  member_count: guild.members.size,
  roles: [...guild.roles.values()].map(({ id, name, color, position, permissions, managed }) => {
    return { id, name, color, position, permissions, managed };
  }),
  channels: guildChannels(context.world, guild).map((channel) => viewChannel(channel, guild.id)),
  members: [...guild.members.values()].map(viewMember),
  bans: [...guild.banned],
});

export const viewChannel = (channel: Channel, guildId: string): ChannelView => {
  const { id, type, name, topic, parent_id, position } = channel;
  return { id, guild_id: guildId, type, name, topic, parent_id, position };
};

export const viewMember = ({ user_id, nick, roles, joined_at, voice_channel_id }: Member): MemberView => ({
  user_id,
  nick,
  roles,
  joined_at,
  voice_channel_id: voice_channel_id ?? null,
});
