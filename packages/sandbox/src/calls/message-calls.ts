import { MessageFlags, MessageType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { storePersonsUpload } from '../cdn/store-upload.ts';
import { isMultipart } from '../http/multipart.ts';
import type { MultipartFile } from '../http/multipart.ts';
import { createMessage } from '../messages/create-message.ts';
import { deleteMessage } from '../messages/delete-message.ts';
import { editMessage } from '../messages/edit-message.ts';
import { addReaction, readEmoji, removeReaction } from '../messages/react.ts';
import { readMentions } from '../messages/read-mentions.ts';
import { presentSandboxMessage } from '../present/present-message.ts';
import { isTextChannel } from '../rest/is-text-channel.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type {
  EditMessageBody,
  MessagesAnswer,
  PostMessageBody,
  ReactionBody,
  SandboxMessage,
} from '../sandbox-types.ts';
import { findMessage } from '../world/find-message.ts';
import { openDm } from '../world/open-dm.ts';
import { toPost } from '../world/threads.ts';
import type { Channel, Message, User } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';
import { permissionsIn, requireChannel, requirePerson, requireReadable } from './require.ts';

/** A person posts a message, with or without files. */
export const postMessage = async (context: SandboxContext, body: unknown): Promise<SandboxMessage> => {
  const { form, files } = readPost(body);
  const person = requirePerson(context, form.user_id);
  const channel = requireChannel(context, person, form.dm ? undefined : requiredChannelId(form));
  const bits = permissionsIn(context, channel, person);
  if (!isTextChannel(channel) || (bits & toPost(channel)) !== toPost(channel)) {
    throw new CallError(403, 'no_permission', `${person.username} cannot post there.`);
  }
  if (files.length > 0 && channel.guild_id !== null && !(bits & Bits.AttachFiles)) {
    throw new CallError(403, 'no_permission', `${person.username} cannot attach files there.`);
  }
  const content = form.content ?? '';
  const forwarded = form.forward === undefined ? null : findForwarded(context, person, form.forward);
  if (forwarded && (content !== '' || files.length > 0))
    throw new CallError(422, 'not_empty', 'A forwarded message comes without words or files of one’s own.');
  if (content === '' && files.length === 0 && !forwarded)
    throw new CallError(422, 'empty_message', 'Say something or add a file.');
  if (content.length > 2000) throw new CallError(422, 'too_long', 'A message has at most 2000 characters.');
  const replied = form.reply_to === undefined ? null : findMessage(context.world, form.reply_to);
  const attachments = await Promise.all(files.map((file) => storePersonsUpload(context, file)));
  const message = createMessage(context, channel, {
    author_id: person.id,
    type: replied ? MessageType.Reply : MessageType.Default,
    content,
    flags: forwarded ? MessageFlags.HasSnapshot : 0,
    embeds: [],
    components: [],
    attachments,
    mentions: readMentions(context, channel, person.id, content, undefined, replied),
    nonce: context.nextId(),
    reply_to: replied?.id ?? null,
    ...(forwarded ? { forwarded } : {}),
    ...(form.webhook_id === undefined ? {} : { webhook_id: form.webhook_id }),
    interaction: null,
    ephemeral_reader_id: null,
  });
  return presentSandboxMessage(context, message);
};

/** A person changes the text of their message. */
export const changeMessage = (
  context: SandboxContext,
  messageId: string,
  { user_id, content }: EditMessageBody,
): SandboxMessage => {
  const person = requirePerson(context, user_id);
  const { channel, message } = requireReadable(context, person, messageId);
  if (message.author_id !== person.id)
    throw new CallError(403, 'no_permission', `${person.username} cannot edit this message.`);
  editMessage(context, channel, message, { content });
  return presentSandboxMessage(context, message);
};

/** A snapshot: later changes of the message do not change what was forwarded. */
const findForwarded = (context: SandboxContext, person: User, messageId: string): Message => {
  const { message } = requireReadable(context, person, messageId);
  return structuredClone(message.forwarded ?? message);
};

const requiredChannelId = (form: PostMessageBody): string => {
  if (form.channel_id) return form.channel_id;
  throw new CallError(422, 'channel_id', 'Say where: channel_id, or dm for a message to the bot.');
};

const readPost = (body: unknown): { form: PostMessageBody; files: MultipartFile[] } => {
  if (!isMultipart(body)) return { form: (body ?? {}) as PostMessageBody, files: [] };
  const { dm, ...fields } = Object.fromEntries(body.fields);
  return { form: { ...fields, dm: dm === 'true' } as unknown as PostMessageBody, files: body.files };
};

/**
 * The messages a person reads in a channel, oldest first; without a person, those that everybody there reads.
 */
export const readChannel = (
  context: SandboxContext,
  channelId: string,
  query: URLSearchParams,
): MessagesAnswer => {
  const userId = query.get('user_id');
  const channel =
    userId === null
      ? context.world.channels.get(channelId)
      : requireChannel(context, requirePerson(context, userId), channelId);
  if (!channel) throw new CallError(404, 'unknown_channel', `There is no channel ${channelId}.`);
  return { items: readMessages(context, channel, userId, query) };
};

export const readDms = (context: SandboxContext, userId: string, query: URLSearchParams): MessagesAnswer => {
  const person = requirePerson(context, userId);
  return { items: readMessages(context, openDm(context, person), person.id, query) };
};

const readMessages = (
  context: SandboxContext,
  channel: Channel,
  userId: string | null,
  query: URLSearchParams,
): SandboxMessage[] => {
  const limit = Math.min(Math.max(Number(query.get('limit') ?? 50) || 50, 1), 500);
  const before = query.get('before');
  return [...channel.messages.values()]
    .filter((message) => message.ephemeral_reader_id === null || message.ephemeral_reader_id === userId)
    .filter((message) => before === null || BigInt(message.id) < BigInt(before))
    .slice(-limit)
    .map((message) => presentSandboxMessage(context, message));
};

export const react = (context: SandboxContext, body: ReactionBody): SandboxMessage => {
  const person = requirePerson(context, body.user_id);
  const { channel, message } = requireReadable(context, person, body.message_id);
  const change = body.action === 'remove' ? removeReaction : addReaction;
  change(context, channel, message, person.id, readEmoji(body.emoji));
  return presentSandboxMessage(context, message);
};

/**
 * An ephemeral message can be dismissed by its reader; any other can be deleted by its author or with Manage
 * Messages.
 */
export const removeMessage = (context: SandboxContext, messageId: string, userId: string | null): object => {
  const person = requirePerson(context, userId);
  const { channel, message } = requireReadable(context, person, messageId);
  const own = message.author_id === person.id || message.ephemeral_reader_id === person.id;
  if (!own && !(permissionsIn(context, channel, person) & Bits.ManageMessages)) {
    throw new CallError(403, 'no_permission', `${person.username} cannot delete this message.`);
  }
  deleteMessage(context, channel, message);
  return {};
};
