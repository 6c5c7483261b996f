import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { answerInteraction, fittingAnswers } from '../interactions/answer-interaction.ts';
import type { InteractionRecord } from '../interactions/interaction-record.ts';
import { presentMessage } from '../present/present-message.ts';
import type { Message } from '../world/world.ts';
import { alreadyAnswered, unknownInteraction } from '../errors/rest-errors.ts';
import { FormErrors } from '../forms/form-errors.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const UPDATES = new Set<number>([
  InteractionResponseType.DeferredMessageUpdate,
  InteractionResponseType.UpdateMessage,
]);

const answerCallback = async (call: RestCall) => {
  const { context, params, query, files } = call;
  const record = context.interactions.byId(params.interaction_id ?? '');
  if (!record || record.facts.token !== params.interaction_token || record.state === 'late') {
    throw unknownInteraction();
  }
  if (record.state === 'answered') throw alreadyAnswered();
  const { type, data } = call.body as { type?: number; data?: unknown };
  const answer = { type: assertFits(record, type), data };
  const message = await answerInteraction(context, record, answer, files);
  if (query.get('with_response') !== 'true') return undefined;
  return presentCallback(call, record, answer.type, message);
};

export const interactionsRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction_id/:interaction_token/callback',
    auth: 'nobody',
    fields: ['type', 'data'],
    query: ['with_response'],
    handle: answerCallback,
  },
];

const assertFits = (record: InteractionRecord, type: number | undefined): number => {
  const fitting = fittingAnswers(record);
  if (type !== undefined && fitting.includes(type)) return type;
  const errors = new FormErrors();
  if (type === undefined) errors.required(['type']);
  else errors.choice(['type'], type, fitting);
  errors.throwIfAny();
  return 0;
};

/** The response for `with_response`: the result, and the message if there is one. */
const presentCallback = (
  { context }: RestCall,
  record: InteractionRecord,
  type: number,
  message: Message | null,
) => {
  const { id, type: interactionType, channel_id, guild_id } = record.facts;
  const isUpdate = UPDATES.has(type);
  return {
    interaction: {
      id,
      type: interactionType,
      channel_id,
      ...(guild_id === null ? {} : { guild_id }),
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (message.flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: message.ephemeral_reader_id !== null,
          }
        : {}),
    },
    ...(message
      ? {
          resource: {
            type: isUpdate
              ? InteractionResponseType.UpdateMessage
              : InteractionResponseType.ChannelMessageWithSource,
            message: presentMessage(context, message),
          },
        }
      : {}),
  };
};
