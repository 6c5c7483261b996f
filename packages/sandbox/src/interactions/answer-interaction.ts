import {
  InteractionResponseType as Answer,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { editMessage } from '../messages/edit-message.ts';
import { editFromForm, sendAsBot } from '../messages/send-as-bot.ts';
import { normalizeComponents } from '../messages/normalize-components.ts';
import { presentSandboxMessage } from '../present/present-message.ts';
import { readChoices } from '../forms/check-choices.ts';
import { readModalForm } from '../forms/check-modal.ts';
import { assertNotEmpty, readMessageForm } from '../forms/message-form.ts';
import type { MessageForm, UploadedFile } from '../forms/message-form.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Message } from '../world/world.ts';
import { findMessage } from '../world/find-message.ts';
import type { InteractionRecord } from './interaction-record.ts';
import { messageInteraction } from './message-interaction.ts';
import { requireInteractionChannel } from './require-interaction-channel.ts';

type AnswerHandler = (
  context: SandboxContext,
  record: InteractionRecord,
  data: unknown,
  files: UploadedFile[],
) => Promise<Message | null> | Message | null;

const say = async (
  context: SandboxContext,
  record: InteractionRecord,
  data: unknown,
  files: UploadedFile[],
) => {
  const form = readMessageForm(data, files, { base: ['data'] });
  assertNotEmpty(form, files);
  record.state = 'answered';
  const message = await sendAnswer(context, record, form, files);
  record.originalMessageId = message.id;
  settleWith(context, record, 'message', message);
  return message;
};

const think = async (context: SandboxContext, record: InteractionRecord, data: unknown) => {
  record.state = 'answered';
  record.deferred = true;
  const flags = ((data as MessageForm | undefined)?.flags ?? 0) & MessageFlags.Ephemeral;
  const message = await sendAnswer(context, record, { flags }, [], MessageFlags.Loading);
  record.originalMessageId = message.id;
  record.settleAfter(context.timings.deferredEditMs, () => ({
    kind: 'deferred',
    ephemeral: message.ephemeral_reader_id !== null,
    message: presentSandboxMessage(context, message),
  }));
  return message;
};

const acknowledge = (context: SandboxContext, record: InteractionRecord) => {
  record.state = 'answered';
  record.originalMessageId = record.facts.source_message_id;
  record.settleAfter(context.timings.acknowledgedMs, () => ({ kind: 'deferred' }));
  return findMessage(context.world, record.facts.source_message_id);
};

const update = async (
  context: SandboxContext,
  record: InteractionRecord,
  data: unknown,
  files: UploadedFile[],
) => {
  const channel = requireInteractionChannel(context, record);
  const message = findMessage(context.world, record.facts.source_message_id);
  const v2 = message !== null && (message.flags & MessageFlags.IsComponentsV2) !== 0;
  const form = readMessageForm(data, files, { base: ['data'], v2 });
  record.state = 'answered';
  record.originalMessageId = record.facts.source_message_id;
  if (message) {
    editMessage(context, channel, message, await editFromForm(context, channel, message, form, files));
    settleWith(context, record, 'update', message);
  }
  return message;
};

const suggest = (_context: SandboxContext, record: InteractionRecord, data: unknown) => {
  const choices = readChoices(data);
  record.state = 'answered';
  record.settle({ kind: 'choices', choices });
  return null;
};

const openForm = (context: SandboxContext, record: InteractionRecord, data: unknown) => {
  const form = readModalForm(data);
  record.state = 'answered';
  record.modal = {
    ...form,
    components: normalizeComponents(form.components, context.nextId),
  } as unknown as APIModalInteractionResponseCallbackData;
  record.settle({ kind: 'modal', modal: record.modal });
  return null;
};

/** What each kind of first answer does. It returns the message that it created or changed. */
const ANSWER_HANDLERS: Partial<Record<number, AnswerHandler>> = {
  [Answer.ChannelMessageWithSource]: say,
  [Answer.DeferredChannelMessageWithSource]: think,
  [Answer.DeferredMessageUpdate]: acknowledge,
  [Answer.UpdateMessage]: update,
  [Answer.ApplicationCommandAutocompleteResult]: suggest,
  [Answer.Modal]: openForm,
};

/** The kinds of answers that each interaction allows. */
const { ApplicationCommand, MessageComponent, ModalSubmit, ApplicationCommandAutocomplete } = InteractionType;
const MESSAGES = [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource];
const UPDATES = [Answer.DeferredMessageUpdate, Answer.UpdateMessage];
const FITTING: Partial<Record<InteractionType, number[]>> = {
  [ApplicationCommand]: [...MESSAGES, Answer.Modal],
  [MessageComponent]: [...MESSAGES, ...UPDATES, Answer.Modal],
  [ModalSubmit]: MESSAGES,
  [ApplicationCommandAutocomplete]: [Answer.ApplicationCommandAutocompleteResult],
};

export const fittingAnswers = ({ facts }: InteractionRecord): number[] => {
  const fitting = FITTING[facts.type] ?? [];
  const formOnMessage = facts.type === ModalSubmit && facts.source_message_id !== null;
  return formOnMessage ? [...fitting, ...UPDATES] : fitting;
};

export const answerInteraction = async (
  context: SandboxContext,
  record: InteractionRecord,
  answer: { type: number; data: unknown },
  files: UploadedFile[],
): Promise<Message | null> => {
  const answering = ANSWER_HANDLERS[answer.type];
  return answering ? answering(context, record, answer.data, files) : null;
};

const sendAnswer = (
  context: SandboxContext,
  record: InteractionRecord,
  form: MessageForm,
  files: UploadedFile[],
  extraFlags = 0,
): Promise<Message> => {
  const ephemeral = ((form.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return sendAsBot(context, requireInteractionChannel(context, record), form, files, {
    type: record.facts.type === ApplicationCommand ? MessageType.ChatInputCommand : MessageType.Default,
    interaction: messageInteraction(record),
    ephemeral_reader_id: ephemeral ? record.facts.user_id : null,
    extraFlags,
  });
};

/** Settles the waiting call with this message. */
export const settleWith = (
  context: SandboxContext,
  record: InteractionRecord,
  kind: 'message' | 'update',
  message: Message,
): void => {
  record.deferred = false;
  record.settle({
    kind,
    ephemeral: message.ephemeral_reader_id !== null,
    message: presentSandboxMessage(context, message),
  });
};
