import type { Settings } from '@famiglia/contract/settings/settings';
import { dropOldDeliveries } from '@famiglia/core/deliveries/delivery.queries';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { AppError } from '@famiglia/core/platform/app-error';
import { moveMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { takePostedWars } from '@famiglia/core/wars/take-posted-wars';
import { RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIMessage } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { findChannel, findPostableChannel, missingPermissions } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { reportAnswer, REPORT_MARKS } from './report-answer.ts';
import type { ReportAnswer } from './report-answer.ts';
import { warTexts } from './war-texts.ts';

type ReportMessage = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'attachments' | 'content' | 'webhook_id'
>;

/** Discord turns a long text into a file called `message.txt`. */
const jsonFiles = ({ attachments }: ReportMessage) =>
  attachments.filter(({ filename }) => /\.(?:json|txt)$/i.test(filename));

/** Whether it may be a report; people also talk in the channel. */
export const isReport = (message: ReportMessage): boolean =>
  jsonFiles(message).length > 0 || /^\s*(?:```|[{[])/.test(message.content);

/** Only the people and webhooks that the family chose are heard; nobody else is answered. */
const isHeard = ({ channels, wars }: Settings, { channel_id, author, webhook_id }: ReportMessage): boolean =>
  channels.war_reports === channel_id &&
  (webhook_id === undefined ? wars.reporters.includes(author.id) : wars.report_webhooks.includes(webhook_id));

/** A report that was posted or edited is read by a delivery, so that neither a restart nor Discord's failure loses it. */
export const hearReport = async (bot: Bot, guildId: string, message: ReportMessage): Promise<void> => {
  if (!isReport(message)) return;
  const { db } = bot.context;
  if (!isHeard(await findSettings(db, guildId), message)) return;
  const subject = `${message.channel_id}:${message.id}`;
  await requestDelivery(db, { guildId, kind: 'war_report', subject });
  await moveMark(db, guildId, message.channel_id, message.id);
};

/** Nobody can post in a channel that was deleted, so leaders learn it at once. */
export const missReports = async (bot: Bot, guildId: string, channelId: string): Promise<void> => {
  const { db, clock } = bot.context;
  const { channels } = await findSettings(db, guildId);
  if (channels.war_reports === channelId)
    await writeLetter(db, { guildId, kind: 'war_report', subject: channelId }, clock());
};

/** Reads a report as it is now, takes its wars and answers. One that was deleted before is not read; what it told is not taken back later. */
export const deliverWarReport = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject } = delivery;
  const [channelId = '', messageId = ''] = subject.split(':');
  const settings = await findSettings(db, guildId);
  if (settings.channels.war_reports !== channelId) return {};
  const letter = { guildId, kind: 'war_report', subject: channelId } as const;
  const message = await findMessage(bot, channelId, messageId);
  if (message === 'closed') {
    await writeLetter(db, letter, clock());
    return {};
  }
  if (message === 'gone' || !isReport(message) || !isHeard(settings, message)) return {};
  const answer = await read(bot, guildId, message, settings.language);
  // It was read before, for example because the bot was restarted: its answer stays.
  if (delivery.messageId !== null && !answer.isNews) return {};
  const isMarked = await mark(bot, message, answer.mark);
  const reply = await answerBelow(bot, delivery, message, answer.text);
  if (reply !== null) await dropLetter(db, letter);
  else if (!isMarked || answer.mark !== REPORT_MARKS.good) await writeLetter(db, letter, clock());
  await dropOldDeliveries(db, delivery);
  return reply === null || reply === delivery.messageId
    ? {}
    : { shown: { channelId, messageId: reply, posts: delivery.posts + 1 } };
};

const CLOSED = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

const findMessage = async (
  { client }: Bot,
  channelId: string,
  messageId: string,
): Promise<APIMessage | 'gone' | 'closed'> => {
  try {
    return (await client.rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
  } catch (error) {
    if (isDiscordError(error, [...CLOSED, RESTJSONErrorCodes.UnknownChannel])) return 'closed';
    if (isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage])) return 'gone';
    throw error;
  }
};

const read = async (
  { context }: Bot,
  guildId: string,
  message: APIMessage,
  language: Settings['language'],
): Promise<ReportAnswer> => {
  try {
    const taken = await takePostedWars(context, {
      guildId,
      text: message.content,
      files: jsonFiles(message),
    });
    return reportAnswer({ taken }, language);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return reportAnswer({ refused: error.code }, language);
  }
};

/** One mark at a time: that of an edited report may be another one. False if the bot may not react there. */
const mark = async (
  { client }: Bot,
  { id, channel_id: channelId, reactions = [] }: APIMessage,
  wanted: string,
) => {
  const own = (emoji: string) => Routes.channelMessageOwnReaction(channelId, id, encodeURIComponent(emoji));
  try {
    for (const { emoji, me } of reactions)
      if (me && emoji.name !== null && emoji.name !== wanted) await client.rest.delete(own(emoji.name));
    await client.rest.put(own(wanted));
    return true;
  } catch (error) {
    // Its author may have blocked the bot, or the message has as many kinds of reactions as Discord allows.
    const refused = [
      ...CLOSED,
      RESTJSONErrorCodes.ReactionWasBlocked,
      RESTJSONErrorCodes.MaximumNumberOfReactionsReached,
      RESTJSONErrorCodes.UnknownMessage,
    ];
    if (isDiscordError(error, refused)) return false;
    throw error;
  }
};

/** The message that has the answer, or null where the bot may not write. An answer that somebody deleted is not posted again. */
const answerBelow = async (
  bot: Bot,
  { messageId }: Delivery,
  report: APIMessage,
  content: string,
): Promise<string | null> => {
  const channel = await findPostableChannel(bot, [report.channel_id]);
  if (typeof channel === 'string') return null;
  const allowedMentions = { parse: [], repliedUser: false };
  if (messageId !== null) {
    await channel.messages.edit(messageId, { content, allowedMentions }).catch((error: unknown) => {
      if (!isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage])) throw error;
    });
    return messageId;
  }
  const sent = await channel.send({
    content,
    allowedMentions,
    reply: { messageReference: report.id, failIfNotExists: false },
    nonce: report.id,
    enforceNonce: true,
  });
  return sent.id;
};

/** Leaders are told once that reports cannot be read or answered, until an answer succeeds. */
export const readReportNotice: ReadNotice = async (bot, guildId, channelId) => {
  const { channels, language } = await findSettings(bot.context.db, guildId);
  if (channels.war_reports !== channelId) return null;
  const channel = await findChannel(bot, channelId);
  const missing = channel === null ? [] : missingPermissions(channel, NEEDED, language);
  if (channel !== null && missing.length === 0) return null;
  const line = warTexts[language].reportsClosed(`<#${channelId}>`, missing.join(', '));
  return {
    right: 'settings.manage',
    message: { content: line, allowedMentions: { parse: [] } },
    line,
    nonce: `wp${channelId}`,
    waits: true,
  };
};

const NEEDED = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'ReadMessageHistory'] as const;
