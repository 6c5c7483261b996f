import { presentChannel } from '../present/present-channel.ts';
import { presentGuild } from '../present/present-guild.ts';
import { removeBot } from '../members/remove-bot.ts';
import { guildChannels } from '../world/guild-channels.ts';
import { requireGuild } from './require-guild.ts';
import { unknownRole } from '../errors/rest-errors.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const getGuild = (call: RestCall) => {
  const guild = requireGuild(call);
  const count = guild.members.size;
  return {
    ...presentGuild(call.context.world, guild),
    ...(call.query.get('with_counts') === 'true'
      ? { approximate_member_count: count, approximate_presence_count: count }
      : {}),
  };
};

const listRoles = (call: RestCall) => [...requireGuild(call).roles.values()];

const getRole = (call: RestCall) => {
  const role = requireGuild(call).roles.get(call.params.role_id ?? '');
  if (!role) throw unknownRole();
  return role;
};

const listChannels = (call: RestCall) => {
  const { world } = call.context;
  return guildChannels(world, requireGuild(call)).map((channel) => presentChannel(world, channel));
};

const leaveGuild = (call: RestCall) => {
  removeBot(call.context, requireGuild(call));
};

export const guildsRoutes: RestRoute[] = [
  { method: 'GET', path: '/guilds/:guild_id', auth: 'bot', query: ['with_counts'], handle: getGuild },
  { method: 'GET', path: '/guilds/:guild_id/roles', auth: 'bot', handle: listRoles },
  { method: 'GET', path: '/guilds/:guild_id/roles/:role_id', auth: 'bot', handle: getRole },
  { method: 'GET', path: '/guilds/:guild_id/channels', auth: 'bot', handle: listChannels },
  { method: 'DELETE', path: '/users/@me/guilds/:guild_id', auth: 'bot', handle: leaveGuild },
];
