import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { findCardsToDraw, markDrawn } from '@famiglia/core/screenshots/gungame/card.queries';
import type { GungameCard } from '@famiglia/core/screenshots/gungame/card.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { findScreenshotsById } from '@famiglia/core/screenshots/intake/screenshot.queries';
import type { ScreenshotRow } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { isContentKey } from '@famiglia/core/platform/storage/content-key';
import { RESTJSONErrorCodes } from 'discord.js';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { findChannel, findPostableChannel } from '../discord/find-channel.ts';
import { isDiscordError } from '../discord/is-discord-error.ts';
import { EARLIER, PICTURE, reviewCard } from './review-card.ts';

const AT_ONCE = 10;

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/**
 * Updates the messages in the review channel: new screenshots are posted, decided ones lose their buttons.
 * Without a channel that the bot may write in, they wait and can be judged at the panel's desk.
 */
export const drawCards = async (bot: Bot, { guildId }: Delivery, signal: AbortSignal): Promise<Outcome> => {
  const { db } = bot.context;
  const { channels, language } = await findSettings(db, guildId);
  const review = await findPostableChannel(bot, [channels.gungame_review]);
  const channel = typeof review === 'string' ? null : review;
  let drawn = 0;
  do {
    const cards = await findCardsToDraw(db, guildId, channel !== null, AT_ONCE);
    drawn = cards.length;
    for (const card of cards) {
      postponeIfOver(signal);
      await drawCard(bot, card, channel, language);
    }
  } while (drawn === AT_ONCE);
  // A family without a review channel judges at the panel's desk.
  if (typeof review !== 'string' || review === 'no_channel') return {};
  return (await findCardsToDraw(db, guildId, true, 1)).length > 0 ? { problem: review } : {};
};

const drawCard = async (
  bot: Bot,
  card: GungameCard,
  channel: GuildTextBasedChannel | null,
  language: 'ru' | 'en',
): Promise<void> => {
  const { db } = bot.context;
  const [row] = await findScreenshotsById(db, card.guildId, [card.screenshotId]);
  if (row === undefined) return;
  if (card.messageId !== null) {
    await redraw(bot, card, row, language);
    await markDrawn(db, card, null);
    return;
  }
  // A screenshot decided before it could be posted needs no message.
  const posted =
    channel === null || row.screenshot.status !== 'pending' ? null : await post(bot, channel, row, language);
  await markDrawn(db, card, posted);
};

const viewOf = (bot: Bot, row: ScreenshotRow, language: 'ru' | 'en', withEarlier: boolean) => ({
  row,
  language,
  withEarlier,
  deskUrl: `${bot.context.config.publicUrl}/guild/${row.screenshot.guildId}/gungame?screen=${row.screenshot.id}`,
});

const post = async (bot: Bot, channel: GuildTextBasedChannel, row: ScreenshotRow, language: 'ru' | 'en') => {
  const { files } = bot.context;
  const { screenshot, earlier } = row;
  // The image of a person who asked to be forgotten is deleted.
  const read = async (key: string) => (isContentKey(key) ? files.get(key) : null);
  const picture = await read(screenshot.fileKey);
  if (picture === null) return null;
  const before = earlier === null ? null : await read(earlier.thumbnailKey);
  const message = await channel.send({
    ...reviewCard(viewOf(bot, row, language, before !== null)),
    files: [
      { attachment: picture, name: PICTURE },
      ...(before === null ? [] : [{ attachment: before, name: EARLIER }]),
    ],
    // Sent again after a crash, Discord returns the same message.
    nonce: screenshot.id.replaceAll('-', '').slice(0, 25),
    enforceNonce: true,
  });
  return { channelId: channel.id, messageId: message.id };
};

const redraw = async (
  bot: Bot,
  { channelId, messageId }: GungameCard,
  row: ScreenshotRow,
  language: 'ru' | 'en',
): Promise<void> => {
  const channel = channelId === null ? null : await findChannel(bot, channelId);
  if (channel === null || messageId === null) return;
  const withEarlier = row.earlier !== null && isContentKey(row.earlier.thumbnailKey);
  try {
    await channel.messages.edit(messageId, reviewCard(viewOf(bot, row, language, withEarlier)));
  } catch (error) {
    // Somebody deleted the message: the screenshot is still on the desk.
    if (!isDiscordError(error, GONE)) throw error;
  }
};
