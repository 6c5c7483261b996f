import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { Settings } from '@famiglia/contract/settings/settings';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { requestDeliveries } from '@famiglia/core/deliveries/request-delivery';
import { findUntold, markTold } from '@famiglia/core/screenshots/intake/review-card.queries';
import type { Untold } from '@famiglia/core/screenshots/intake/review-card.queries';
import { JobPostponed, postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../../bot.ts';
import { mentionInChannel } from '../../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../../kit/discord/send-direct-message.ts';

const BATCH_SIZE = 100;

interface Told {
  kind: ScreenshotKind;
  /** Where a member without DMs is told if the place where they sent it is gone. */
  channelOf: (channels: Settings['channels']) => string | null;
  /** Empty if there is nothing new, such as a verdict that was undone before it was told. */
  textOf: (bot: Bot, verdicts: readonly Untold[], settings: Settings) => Promise<string>;
}

/**
 * Notifies members of verdicts on their screenshots: by DM, or if DMs are closed by a reply to their message.
 * Several verdicts for one member are one message; a verdict undone before it was sent is not mentioned.
 */
export const tellVerdicts =
  (how: Told) =>
  async (bot: Bot, { guildId }: Delivery, signal: AbortSignal): Promise<void> => {
    const { db } = bot.context;
    const untold = await findUntold(db, { guildId, kind: how.kind, limit: BATCH_SIZE });
    for (const userId of new Set(untold.map(({ screenshot }) => screenshot.userId))) {
      const verdicts = untold.filter(({ screenshot }) => screenshot.userId === userId);
      postponeIfOver(signal);
      await tellMember(bot, { guildId, userId, verdicts }, how);
      await markTold(db, guildId, verdicts);
    }
    if (untold.length === BATCH_SIZE) throw new JobPostponed(0);
  };

const tellMember = async (
  bot: Bot,
  { guildId, userId, verdicts }: { guildId: string; userId: string; verdicts: readonly Untold[] },
  { channelOf, textOf }: Told,
): Promise<void> => {
  const { db } = bot.context;
  const settings = await findSettings(db, guildId);
  const content = await textOf(bot, verdicts, settings);
  const [last] = verdicts.slice(-1);
  if (content === '' || last === undefined) return;
  const nonce = `${last.card.screenshotId.replaceAll('-', '').slice(0, 18)}-${last.card.version}`;
  const privately = await sendDirectMessage(bot, { guildId, userId, content, nonce });
  if (!privately) {
    const told = await mentionInChannel(bot, {
      channelIds: [last.channelId, channelOf(settings.channels)],
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
