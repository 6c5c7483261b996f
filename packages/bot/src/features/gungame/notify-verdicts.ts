import type { Settings } from '@famiglia/contract/settings/settings';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { requestDeliveries } from '@famiglia/core/deliveries/request-delivery';
import { findUntold, markTold } from '@famiglia/core/screenshots/intake/review-card.queries';
import type { Untold } from '@famiglia/core/screenshots/intake/review-card.queries';
import { JobPostponed, postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { gungameTexts } from './gungame-texts.ts';

const BATCH_SIZE = 100;

/**
 * Notifies members of verdicts on their screenshots: by DM, or if DMs are closed by a reply to their message.
 * Several verdicts for one member are one message; a verdict undone before it was sent is not mentioned.
 */
export const notifyVerdicts = async (bot: Bot, { guildId }: Delivery, signal: AbortSignal): Promise<void> => {
  const { db } = bot.context;
  const untold = await findUntold(db, guildId, BATCH_SIZE);
  for (const userId of new Set(untold.map(({ screenshot }) => screenshot.userId))) {
    const verdicts = untold.filter(({ screenshot }) => screenshot.userId === userId);
    postponeIfOver(signal);
    await notifyMember(bot, guildId, userId, verdicts);
    await markTold(db, guildId, verdicts);
  }
  if (untold.length === BATCH_SIZE) throw new JobPostponed(0);
};

const notifyMember = async (
  bot: Bot,
  guildId: string,
  userId: string,
  verdicts: readonly Untold[],
): Promise<void> => {
  const { db } = bot.context;
  const settings = await findSettings(db, guildId);
  const content = verdictNoticeText(verdicts, settings);
  const [last] = verdicts.slice(-1);
  if (content === '' || last === undefined) return;
  const nonce = `${last.card.screenshotId.replaceAll('-', '').slice(0, 18)}-${last.card.version}`;
  const privately = await sendDirectMessage(bot, { guildId, userId, content, nonce });
  if (!privately) {
    const told = await mentionInChannel(bot, {
      channelIds: [last.channelId, settings.channels.gungame],
      userIds: [userId],
      content,
      nonce,
      replyTo: last.origin === 'message' ? last.sourceId : null,
    });
    if (!told) bot.log.warn({ guildId, userId }, 'a verdict could not be told anywhere');
  }
  // The bot's own reply to the screenshot shows the verdict, too.
  const answered = new Set(verdicts.filter((one) => one.answerMessageId !== null).map((one) => one.sourceId));
  await requestDeliveries(
    db,
    [...answered].map((subject) => ({ guildId, kind: 'submission_reply', subject })),
  );
};

type Words = Pick<Settings, 'language' | 'reputation_name'>;

/** The verdicts a member does not know yet; empty if all of them were undone before they were sent. */
const verdictNoticeText = (verdicts: readonly Untold[], { language, reputation_name }: Words): string => {
  const { told, why } = gungameTexts[language];
  const news = verdicts.filter(({ card, screenshot }) => card.toldStatus !== screenshot.status);
  const of = (status: 'pending' | 'approved' | 'rejected') =>
    news.map(({ screenshot }) => screenshot).filter((screenshot) => screenshot.status === status);
  const [approved, rejected, reopened] = [of('approved'), of('rejected'), of('pending')];
  const reward = approved.reduce((sum, { reward: points }) => sum + points, 0);
  const comments = new Set([...approved, ...rejected].flatMap(({ comment }) => comment ?? []));
  return [
    approved.length > 0 ? told.approved(approved.length, reward, escapeText(reputation_name)) : '',
    rejected.length > 0 ? told.rejected(rejected.length) : '',
    reopened.length > 0 ? told.reopened(reopened.length) : '',
    ...[...comments].map((comment) => why(escapeText(comment))),
  ]
    .filter(Boolean)
    .join('\n');
};
