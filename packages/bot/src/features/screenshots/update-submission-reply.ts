import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { readSubmission } from '@famiglia/core/screenshots/intake/read-submission';
import type { SubmissionState } from '@famiglia/core/screenshots/intake/read-submission';
import { markAnswered } from '@famiglia/core/screenshots/intake/submission.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { submissionReplyText } from './submission-reply-text.ts';
import { resolvePendingReply } from './pending-replies.ts';

/** The bot's message, or the message it replies to, is deleted or no longer accessible. */
const UNREACHABLE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/** Tells a member the outcome of their screenshots, in one message that is kept up to date. */
export const updateSubmissionReply = async (
  bot: Bot,
  { guildId, subject: sourceId }: Delivery,
): Promise<Outcome> => {
  const source = { guildId, sourceId };
  const state = await readSubmission(bot.context, source);
  if (state === null) return {};
  const { submission } = state;
  const answer =
    submission.origin === 'interaction' && resolvePendingReply(submission.sourceId, state)
      ? null
      : await writeAnswer(bot, state);
  await markAnswered(bot.context.db, source, {
    answeredAt: bot.context.clock(),
    answerMessageId: answer?.messageId ?? submission.answerMessageId,
  });
  return answer?.reached === false ? { problem: 'unreachable', gaveUp: true } : {};
};

interface WrittenAnswer {
  reached: boolean;
  /** The message in the channel; none if it went to the member's DMs. */
  messageId: string | null;
}

const writeAnswer = async (bot: Bot, state: SubmissionState): Promise<WrittenAnswer> => {
  const { submission, language } = state;
  const content = submissionReplyText(state, language);
  try {
    return { reached: true, messageId: await writeInChannel(bot, state, content) };
  } catch (error) {
    if (!isDiscordError(error, UNREACHABLE)) throw error;
    const { guildId, userId, sourceId } = submission;
    const reached = await sendDirectMessage(bot, { guildId, userId, content, nonce: sourceId });
    return { reached, messageId: null };
  }
};

/** Edits the existing reply, or posts the first one. */
const writeInChannel = async (bot: Bot, state: SubmissionState, content: string): Promise<string | null> => {
  const { sourceId, channelId, userId, origin, answerMessageId } = state.submission;
  const channel = await bot.client.channels.fetch(channelId);
  if (channel === null || !channel.isSendable()) return null;
  if (answerMessageId !== null) {
    await channel.messages.edit(answerMessageId, { content });
    return answerMessageId;
  }
  const sent = await channel.send({
    ...(origin === 'message'
      ? {
          content,
          reply: { messageReference: sourceId, failIfNotExists: false },
          allowedMentions: { parse: [], repliedUser: false },
        }
      : { content: `<@${userId}> ${content}`, allowedMentions: { users: [userId] } }),
    nonce: sourceId,
    enforceNonce: true,
  });
  return sent.id;
};
