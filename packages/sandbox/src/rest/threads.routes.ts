import { ChannelType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { changeThread } from '../channels/change-thread.ts';
import { startThread } from '../channels/start-thread.ts';
import {
  addThreadMembers,
  mayInvite,
  presentThreadMember,
  removeThreadMember,
} from '../channels/thread-members.ts';
import { botSees } from '../messages/announce-message.ts';
import { presentChannel } from '../present/present-channel.ts';
import { guildChannels } from '../world/guild-channels.ts';
import { isThread, memberIdsOf, stateOf, threadsOf } from '../world/threads.ts';
import type { Channel } from '../world/world.ts';
import {
  archivedThread,
  missingPermissions,
  noSuchRoute,
  noTextChannel,
  unknownMember,
} from '../errors/rest-errors.ts';
import { FormErrors } from '../forms/form-errors.ts';
import { requireChannel } from './require-channel.ts';
import { requireGuild } from './require-guild.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const CHANNEL = '/channels/:channel_id';
const MEMBERS = `${CHANNEL}/thread-members`;

/** A thread without a message. Without a type it is a private one: Discord's documentation, "Start Thread without Message". */
const createThread = (call: RestCall) => {
  const { context } = call;
  const { channel } = requireChannel(call);
  const { name = '', type = ChannelType.PrivateThread, ...state } = readForm(call, true);
  const isPrivate = type === ChannelType.PrivateThread;
  const below: ChannelType[] = isPrivate
    ? [ChannelType.GuildText]
    : [ChannelType.GuildText, ChannelType.GuildAnnouncement];
  if (!below.includes(channel.type)) throw noTextChannel();
  requireChannel(call, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
  const owner = { id: context.credentials.application_id };
  return presentChannel(context.world, startThread(context, channel, owner, { name, type, ...state }));
};

/** Locking, and opening what is locked, is for those who manage threads; an archived thread can only be opened. */
const patchThread = (call: RestCall) => {
  const { context } = call;
  const { channel: thread } = requireChannel(call);
  if (!isThread(thread)) throw noSuchRoute('PATCH /channels/:channel_id of a channel that is no thread');
  const form = readForm(call, false);
  const { archived, locked } = stateOf(thread);
  const opens = archived && form.archived === false;
  if (archived && !opens) throw archivedThread();
  if (locked || (form.locked !== undefined && form.locked !== locked))
    requireChannel(call, Bits.ManageThreads);
  if (opens) requireChannel(call, Bits.SendMessagesInThreads);
  else if (!isOwn(call, thread)) requireChannel(call, Bits.ManageThreads);
  const { type: _type, ...change } = form;
  changeThread(context, thread, change);
  return presentChannel(context.world, thread);
};

const listMembers = (call: RestCall) => {
  const thread = requireThread(call);
  return memberIdsOf(thread).map((id) => presentThreadMember(thread, id));
};

const addMember = (call: RestCall) => {
  const { context, params } = call;
  const thread = requireThread(call, Bits.SendMessagesInThreads);
  if (stateOf(thread).archived) throw archivedThread();
  if (!mayInvite(context, thread, context.credentials.application_id)) throw missingPermissions();
  const guild = context.world.guilds.get(thread.guild_id ?? '');
  const userId = params.user_id ?? '';
  if (!guild?.members.has(userId)) throw unknownMember();
  addThreadMembers(context, thread, [userId]);
};

const removeMember = (call: RestCall) => {
  const thread = requireThread(call);
  if (stateOf(thread).archived) throw archivedThread();
  const isOwnPrivate = isOwn(call, thread) && thread.type === ChannelType.PrivateThread;
  if (!isOwnPrivate) requireChannel(call, Bits.ManageThreads);
  removeThreadMember(call.context, thread, call.params.user_id ?? '');
};

/** The threads of a guild that are not archived, as far as the bot sees them. */
const listActive = (call: RestCall) => {
  const { context } = call;
  const guild = requireGuild(call);
  const botId = context.credentials.application_id;
  const threads = guildChannels(context.world, guild)
    .flatMap((channel) => threadsOf(context.world, channel))
    .filter((thread) => !stateOf(thread).archived && botSees(context, guild, thread));
  return {
    threads: threads.map((thread) => presentChannel(context.world, thread)),
    members: threads
      .filter((thread) => memberIdsOf(thread).includes(botId))
      .map((thread) => presentThreadMember(thread, botId)),
    has_more: false,
  };
};

export const threadsRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: `${CHANNEL}/threads`,
    auth: 'bot',
    fields: ['name', 'type', 'invitable', 'auto_archive_duration'],
    created: 201,
    handle: createThread,
  },
  {
    method: 'PATCH',
    path: CHANNEL,
    auth: 'bot',
    fields: ['name', 'archived', 'locked', 'invitable', 'auto_archive_duration'],
    handle: patchThread,
  },
  { method: 'GET', path: MEMBERS, auth: 'bot', handle: listMembers },
  { method: 'PUT', path: `${MEMBERS}/:user_id`, auth: 'bot', handle: addMember },
  { method: 'DELETE', path: `${MEMBERS}/:user_id`, auth: 'bot', handle: removeMember },
  { method: 'GET', path: '/guilds/:guild_id/threads/active', auth: 'bot', handle: listActive },
];

const MINUTES = [60, 1440, 4320, 10_080];

interface ThreadForm {
  name?: string;
  type?: ChannelType.PublicThread | ChannelType.PrivateThread;
  archived?: boolean;
  locked?: boolean;
  invitable?: boolean;
  auto_archive_duration?: number;
}

const readForm = ({ body }: RestCall, isNew: boolean): ThreadForm => {
  const form = (body ?? {}) as ThreadForm;
  const errors = new FormErrors();
  if (isNew || form.name !== undefined) errors.filled(['name'], form.name, 100);
  if (form.auto_archive_duration !== undefined) {
    errors.choice(['auto_archive_duration'], form.auto_archive_duration, MINUTES);
  }
  if (form.type !== undefined) {
    errors.choice(['type'], form.type, [ChannelType.PublicThread, ChannelType.PrivateThread]);
  }
  errors.throwIfAny();
  return form;
};

const isOwn = ({ context }: RestCall, thread: Channel): boolean =>
  thread.owner_id === context.credentials.application_id;

const requireThread = (call: RestCall, permissions = 0n): Channel => {
  const { channel } = requireChannel(call, permissions);
  if (!isThread(channel)) throw noTextChannel();
  return channel;
};
