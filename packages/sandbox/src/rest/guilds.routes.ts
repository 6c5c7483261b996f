import {
  ChannelType,
  GatewayDispatchEvents,
  GatewayIntentBits,
  PermissionFlagsBits as Bits,
} from 'discord-api-types/v10';
import type { GatewayChannelCreateDispatchData } from 'discord-api-types/v10';
import { FormErrors } from '../forms/form-errors.ts';
import { presentChannel } from '../present/present-channel.ts';
import { presentGuild } from '../present/present-guild.ts';
import { removeBot } from '../members/remove-bot.ts';
import { guildChannels } from '../world/guild-channels.ts';
import type { Channel } from '../world/world.ts';
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

/** A text channel at the end of the list, with the permissions of the server. Other kinds are not needed. */
const createChannel = (call: RestCall) => {
  const { context } = call;
  const guild = requireGuild(call, Bits.ManageChannels);
  const { name, type = ChannelType.GuildText } = (call.body ?? {}) as { name?: string; type?: ChannelType };
  const errors = new FormErrors();
  errors.filled(['name'], name, 100);
  errors.choice(['type'], type, [ChannelType.GuildText]);
  errors.throwIfAny();
  const channel: Channel = {
    id: context.nextId(),
    type: ChannelType.GuildText,
    guild_id: guild.id,
    // As Discord spells the names of text channels.
    name: (name ?? '').toLowerCase().replaceAll(/\s+/g, '-'),
    topic: null,
    parent_id: null,
    position: guild.channel_ids.size,
    permission_overwrites: [],
    recipient_id: null,
    last_message_id: null,
    messages: new Map(),
  };
  context.world.channels.set(channel.id, channel);
  guild.channel_ids.add(channel.id);
  context.gateway.dispatch(
    GatewayDispatchEvents.ChannelCreate,
    () => presentChannel(context.world, channel) as GatewayChannelCreateDispatchData,
    { guildId: guild.id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
  return presentChannel(context.world, channel);
};

const leaveGuild = (call: RestCall) => {
  removeBot(call.context, requireGuild(call));
};

export const guildsRoutes: RestRoute[] = [
  { method: 'GET', path: '/guilds/:guild_id', auth: 'bot', query: ['with_counts'], handle: getGuild },
  { method: 'GET', path: '/guilds/:guild_id/roles', auth: 'bot', handle: listRoles },
  { method: 'GET', path: '/guilds/:guild_id/roles/:role_id', auth: 'bot', handle: getRole },
  { method: 'GET', path: '/guilds/:guild_id/channels', auth: 'bot', handle: listChannels },
  {
    method: 'POST',
    path: '/guilds/:guild_id/channels',
    auth: 'bot',
    fields: ['name', 'type'],
    created: 201,
    handle: createChannel,
  },
  { method: 'DELETE', path: '/users/@me/guilds/:guild_id', auth: 'bot', handle: leaveGuild },
];
