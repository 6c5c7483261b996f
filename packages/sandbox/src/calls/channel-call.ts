import {
  ChannelType,
  GatewayDispatchEvents,
  GatewayIntentBits,
  PermissionFlagsBits as Bits,
} from 'discord-api-types/v10';
import type {
  GatewayChannelDeleteDispatchData,
  GatewayThreadDeleteDispatchData,
} from 'discord-api-types/v10';
import type { ChannelBody, DeniablePermission, ThreadBody } from '../channel-types.ts';
import { denyBot } from '../channels/deny-bot.ts';
import { removeScheduledEvent } from '../channels/scheduled-events.ts';
import { leaveVoice } from '../members/leave.ts';
import { startThread } from '../channels/start-thread.ts';
import { presentChannel } from '../present/present-channel.ts';
import { viewChannel, viewGuild } from '../present/view-world.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { ChannelView, GuildView } from '../sandbox-types.ts';
import { isThread, threadsOf } from '../world/threads.ts';
import type { Channel, Guild } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';
import { permissionsIn, requireChannel, requireGuild, requirePerson } from './require.ts';

const DENIABLE: Record<DeniablePermission, true> = {
  ViewChannel: true,
  SendMessages: true,
  EmbedLinks: true,
  ReadMessageHistory: true,
  MentionEveryone: true,
  CreatePrivateThreads: true,
  AttachFiles: true,
};

/** A server manager deletes a channel, or changes the bot's permissions in it. */
export const changeChannel = (context: SandboxContext, body: ChannelBody): GuildView => {
  const channel = context.world.channels.get(body.channel_id);
  if (!channel || channel.guild_id === null)
    throw new CallError(404, 'unknown_channel', `No server has a channel ${body.channel_id}.`);
  const guild = requireGuild(context, channel.guild_id);
  if (body.action === 'delete') deleteChannel(context, guild, channel);
  else if (body.action === 'deny_bot') denyBot(context, guild, channel, knownPermissions(body.permissions));
  else throw new CallError(422, 'unknown_action', 'A channel can be the object of delete and deny_bot.');
  return viewGuild(context, guild);
};

const CHANNELS_WITH_THREADS = new Set([ChannelType.GuildText, ChannelType.GuildAnnouncement]);

/** A person starts a thread below a channel. */
export const openThread = (context: SandboxContext, body: ThreadBody): ChannelView => {
  const person = requirePerson(context, body.user_id);
  const channel = requireChannel(context, person, body.channel_id);
  const guild = requireGuild(context, channel.guild_id);
  if (
    !CHANNELS_WITH_THREADS.has(channel.type) ||
    !(permissionsIn(context, channel, person) & Bits.CreatePublicThreads)
  )
    throw new CallError(403, 'no_permission', `${person.username} cannot begin a thread there.`);
  if (!body.name || body.name.length > 100)
    throw new CallError(422, 'bad_name', 'A thread has a name of 1 to 100 characters.');
  return viewChannel(startThread(context, channel, person, { name: body.name }), guild.id);
};

/** A server manager deletes one of the server's own events. */
export const deleteScheduledEvent = (context: SandboxContext, id: string): object => {
  for (const guild of context.world.guilds.values()) {
    const event = guild.scheduled_events.get(id);
    if (event === undefined) continue;
    removeScheduledEvent(context, guild, event);
    return {};
  }
  throw new CallError(404, 'unknown_event', `No server has an event ${id}.`);
};

const knownPermissions = (names: unknown): DeniablePermission[] => {
  if (!Array.isArray(names)) throw new CallError(422, 'no_permissions', 'Say which permissions to deny.');
  return names.map((name: string) => {
    if (!Object.hasOwn(DENIABLE, name))
      throw new CallError(422, 'unknown_permission', `The sandbox denies no permission ${name}.`);
    return name as DeniablePermission;
  });
};

/** A channel is deleted with its threads and messages. Discord tells the bot only about the channel. */
const deleteChannel = (context: SandboxContext, guild: Guild, channel: Channel): void => {
  const { world } = context;
  for (const gone of [...threadsOf(world, channel), channel]) {
    for (const messageId of gone.messages.keys()) world.messageChannels.delete(messageId);
    world.channels.delete(gone.id);
  }
  for (const member of guild.members.values())
    if (member.voice_channel_id === channel.id) leaveVoice(context, guild, member);
  const above = world.channels.get(channel.parent_id ?? '');
  if (above?.thread_ids) above.thread_ids = above.thread_ids.filter((id) => id !== channel.id);
  guild.channel_ids.delete(channel.id);
  context.gateway.dispatch(
    isThread(channel) ? GatewayDispatchEvents.ThreadDelete : GatewayDispatchEvents.ChannelDelete,
    () =>
      presentChannel(world, channel) as GatewayChannelDeleteDispatchData & GatewayThreadDeleteDispatchData,
    { guildId: guild.id, intent: GatewayIntentBits.Guilds },
  );
  context.live.push({ type: 'guild_changed', guild_id: guild.id });
  context.changed();
};
