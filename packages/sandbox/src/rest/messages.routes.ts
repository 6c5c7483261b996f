import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { deleteMessage } from '../messages/delete-message.ts';
import { editMessage } from '../messages/edit-message.ts';
import { editFromForm, sendAsBot } from '../messages/send-as-bot.ts';
import { presentMessage } from '../present/present-message.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { toPost } from '../world/threads.ts';
import type { Channel, Message } from '../world/world.ts';
import {
  closedDms,
  missingPermissions,
  noTextChannel,
  notYourMessage,
  unknownMessage,
} from '../errors/rest-errors.ts';
import { FormErrors } from '../forms/form-errors.ts';
import { assertNotEmpty, MESSAGE_FIELDS, readMessageForm } from '../forms/message-form.ts';
import type { MessageForm } from '../forms/message-form.ts';
import { isTextChannel } from './is-text-channel.ts';
import { pickPage } from './pick-page.ts';
import { requireChannel, requireMessage } from './require-channel.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const LIST = '/channels/:channel_id/messages';
const ONE = '/channels/:channel_id/messages/:message_id';

const listMessages = (call: RestCall) => {
  const { channel } = requireChannel(call, Bits.ReadMessageHistory);
  const shown = [...channel.messages.values()].filter((message) => message.ephemeral_reader_id === null);
  return pickPage(shown, call.query).map((message) => presentMessage(call.context, message));
};

const getMessage = (call: RestCall) => {
  const { channel } = requireChannel(call, Bits.ReadMessageHistory);
  return presentMessage(call.context, requireMessage(call, channel));
};

const postMessage = async (call: RestCall) => {
  const { context, files } = call;
  const { channel, guild } = requireChannel(call);
  if (!isTextChannel(channel)) throw noTextChannel();
  requireChannel(call, toPost(channel));
  const form = readMessageForm(call.body, files);
  assertNotEmpty(form, files);
  if (guild) {
    if (files.length > 0) requireChannel(call, Bits.AttachFiles);
    if (form.embeds?.length) requireChannel(call, Bits.EmbedLinks);
  } else {
    assertTakesDms(context, channel);
  }
  const replied = findReplied(channel, form);
  const known = form.enforce_nonce && form.nonce ? context.nonces.find(channel.id, form.nonce) : null;
  const earlier = known === null ? undefined : channel.messages.get(known);
  if (earlier) return presentMessage(context, earlier);
  const sent = await sendAsBot(context, channel, withoutEphemeral(form), files, { replied });
  if (form.nonce) context.nonces.remember(channel.id, form.nonce, sent.id);
  return presentMessage(context, sent);
};

const patchMessage = async (call: RestCall) => {
  const { context, files } = call;
  const { channel } = requireChannel(call);
  const message = requireMessage(call, channel);
  if (message.author_id !== context.credentials.application_id) throw notYourMessage();
  const v2 = (message.flags & MessageFlags.IsComponentsV2) !== 0;
  const form = readMessageForm(call.body, files, { v2 });
  editMessage(context, channel, message, await editFromForm(context, channel, message, form, files));
  return presentMessage(context, message);
};

const removeMessage = (call: RestCall) => {
  const { context } = call;
  const { channel, guild } = requireChannel(call);
  const message = requireMessage(call, channel);
  const own = message.author_id === context.credentials.application_id;
  if (!own && !guild) throw missingPermissions();
  if (!own) requireChannel(call, Bits.ManageMessages);
  deleteMessage(context, channel, message);
};

const bulkDelete = (call: RestCall) => {
  const { channel } = requireChannel(call, Bits.ManageMessages);
  const { messages } = call.body as { messages?: string[] };
  const errors = new FormErrors();
  errors.length(['messages'], messages, 2, 100);
  errors.throwIfAny();
  const found = (messages ?? []).map((id) => channel.messages.get(id));
  if (!found.some(Boolean)) throw unknownMessage();
  for (const message of found) if (message) deleteMessage(call.context, channel, message);
};

export const messagesRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: LIST,
    auth: 'bot',
    query: ['around', 'before', 'after', 'limit'],
    handle: listMessages,
  },
  { method: 'POST', path: LIST, auth: 'bot', fields: MESSAGE_FIELDS, handle: postMessage },
  { method: 'POST', path: `${LIST}/bulk-delete`, auth: 'bot', fields: ['messages'], handle: bulkDelete },
  { method: 'GET', path: ONE, auth: 'bot', handle: getMessage },
  { method: 'PATCH', path: ONE, auth: 'bot', fields: MESSAGE_FIELDS, handle: patchMessage },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: removeMessage },
];

/** Only answers to an interaction can be ephemeral. */
const withoutEphemeral = (form: MessageForm): MessageForm => ({
  ...form,
  flags: (form.flags ?? 0) & ~MessageFlags.Ephemeral,
});

const findReplied = (channel: Channel, form: MessageForm): Message | null => {
  const id = form.message_reference?.message_id;
  if (id === undefined) return null;
  const replied = channel.messages.get(id) ?? null;
  if (replied || form.message_reference?.fail_if_not_exists === false) return replied;
  const errors = new FormErrors();
  errors.add(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  errors.throwIfAny();
  return null;
};

/** A bot can DM only people who allow it and share a server with it. */
const assertTakesDms = ({ world, credentials }: SandboxContext, channel: Channel): void => {
  const person = world.users.get(channel.recipient_id ?? '');
  if (!person || person.dms_closed) throw closedDms();
  for (const guild of world.guilds.values()) {
    if (guild.members.has(person.id) && guild.members.has(credentials.application_id)) return;
  }
  throw closedDms();
};
