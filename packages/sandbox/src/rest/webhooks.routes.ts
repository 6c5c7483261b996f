import { MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { settleWith } from '../interactions/answer-interaction.ts';
import type { InteractionRecord } from '../interactions/interaction-record.ts';
import { messageInteraction } from '../interactions/message-interaction.ts';
import { requireInteractionChannel } from '../interactions/require-interaction-channel.ts';
import { deleteMessage } from '../messages/delete-message.ts';
import { editMessage } from '../messages/edit-message.ts';
import { editFromForm, sendAsBot } from '../messages/send-as-bot.ts';
import { presentMessage } from '../present/present-message.ts';
import { findMessage } from '../world/find-message.ts';
import type { Message } from '../world/world.ts';
import { unknownMessage, unknownWebhook } from '../errors/rest-errors.ts';
import { assertNotEmpty, MESSAGE_FIELDS, readMessageForm } from '../forms/message-form.ts';
import { RestError } from '../errors/rest-error.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const HOOK = '/webhooks/:application_id/:interaction_token';
const ONE = `${HOOK}/messages/:message_id`;
const QUERY = ['wait', 'thread_id', 'with_components'];

const getAnswer = (call: RestCall) => presentMessage(call.context, requireAnswer(call, requireRecord(call)));

const editAnswer = async (call: RestCall) => {
  const record = requireRecord(call);
  return edit(call, record, requireAnswer(call, record));
};

const deleteAnswer = (call: RestCall) => {
  const record = requireRecord(call);
  const message = requireAnswer(call, record);
  deleteMessage(call.context, requireInteractionChannel(call.context, record), message);
  if (message.id === record.originalMessageId) record.originalMessageId = null;
};

const followUp = async (call: RestCall) => {
  const { context, files } = call;
  const record = requireRecord(call);
  const loading = record.deferred ? findMessage(context.world, record.originalMessageId) : null;
  // The first followup to "is thinking…" replaces it.
  if (loading) return edit(call, record, loading);
  const form = readMessageForm(call.body, files);
  assertNotEmpty(form, files);
  const ephemeral = ((form.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const message = await sendAsBot(context, requireInteractionChannel(context, record), form, files, {
    replied: findMessage(context.world, record.originalMessageId),
    interaction: messageInteraction(record, record.originalMessageId),
    ephemeral_reader_id: ephemeral ? record.facts.user_id : null,
  });
  settleWith(context, record, 'message', message);
  return presentMessage(context, message);
};

/** Later answers to an interaction: its token works like a webhook for 15 minutes. */
export const webhooksRoutes: RestRoute[] = [
  { method: 'POST', path: HOOK, auth: 'nobody', fields: MESSAGE_FIELDS, query: QUERY, handle: followUp },
  { method: 'GET', path: ONE, auth: 'nobody', query: QUERY, handle: getAnswer },
  { method: 'PATCH', path: ONE, auth: 'nobody', fields: MESSAGE_FIELDS, query: QUERY, handle: editAnswer },
  { method: 'DELETE', path: ONE, auth: 'nobody', query: QUERY, handle: deleteAnswer },
];

const requireRecord = ({ context, params }: RestCall): InteractionRecord => {
  const record = context.interactions.byToken(params.interaction_token ?? '');
  const own = params.application_id === context.credentials.application_id;
  if (!record || !own || record.state !== 'answered') throw unknownWebhook();
  if (record.facts.created_at + context.timings.interactionTokenMs < context.clock()) {
    throw new RestError(401, RESTJSONErrorCodes.InvalidWebhookToken, 'Invalid Webhook Token');
  }
  return record;
};

/** `@original` is the first answer; any other message must belong to the same interaction. */
const requireAnswer = (call: RestCall, record: InteractionRecord): Message => {
  const wanted = call.params.message_id ?? '';
  const id = wanted === '@original' ? record.originalMessageId : wanted;
  const message = findMessage(call.context.world, id);
  const belongs =
    message && (message.id === record.originalMessageId || message.interaction?.id === record.facts.id);
  if (!message || !belongs) throw unknownMessage();
  return message;
};

const edit = async (call: RestCall, record: InteractionRecord, message: Message) => {
  const { context, files } = call;
  const channel = requireInteractionChannel(context, record);
  const v2 = (message.flags & MessageFlags.IsComponentsV2) !== 0;
  const form = readMessageForm(call.body, files, { v2 });
  editMessage(context, channel, message, await editFromForm(context, channel, message, form, files));
  const updated = message.id === record.facts.source_message_id;
  settleWith(context, record, updated ? 'update' : 'message', message);
  return presentMessage(context, message);
};
