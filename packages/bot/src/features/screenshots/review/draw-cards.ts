import type { Language } from '@famiglia/contract/kit/language';
import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { requestDeliveries } from '@famiglia/core/deliveries/request-delivery';
import {
  countStranded,
  findCardsToDraw,
  insertMissingCards,
  markDrawn,
  moveCards,
} from '@famiglia/core/screenshots/intake/review-card.queries';
import type { ReviewCard } from '@famiglia/core/screenshots/intake/review-card.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { findScreenshotsById } from '@famiglia/core/screenshots/intake/screenshot.queries';
import type { ScreenshotRow } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { REVIEW_CHANNELS } from '@famiglia/core/settings/require-judges';
import { findSubscription } from '@famiglia/core/billing/subscriptions/subscription.queries';
import { subscriptionState } from '@famiglia/core/access/subscription-state';
import { isContentKey } from '@famiglia/core/platform/storage/content-key';
import { FileMissing, readExisting } from '@famiglia/core/platform/storage/storage';
import { RESTJSONErrorCodes } from 'discord.js';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../../../bot.ts';
import type { Outcome } from '../../../deliveries/delivery-kind.ts';
import { findChannel, findPostableChannel } from '../../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../../kit/discord/is-discord-error.ts';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { dropKept } from '../../../deliveries/kept-message.ts';
import type { ReadNotice } from '../../../deliveries/notice-types.ts';
import { REVIEW_KIND_NAMES, REVIEW_KINDS } from './review-kinds.ts';
import { reviewTexts } from './review-texts.ts';
import type { ReviewKind } from './review-kinds.ts';
import { readReportFacts } from './report-facts.ts';
import { EARLIER, PICTURE, reviewCard } from './review-card.ts';

const BATCH_SIZE = 10;

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/** Requests an update of the review messages of these kinds. */
export const requestCards = async (
  { client, context }: Bot,
  guildId: string,
  kinds: readonly ScreenshotKind[],
): Promise<void> => {
  if (!client.guilds.cache.has(guildId)) return;
  await requestDeliveries(
    context.db,
    kinds.map((subject) => ({ guildId, kind: 'review_card', subject })),
  );
};

/**
 * Updates the messages in the review channel of a kind: what waits and look-alikes are posted, verdicts are shown.
 * Without a channel that the bot may write in, they wait, and can be judged in the panel.
 */
export const drawCards = async (
  bot: Bot,
  { guildId, subject }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const kind = REVIEW_KIND_NAMES.find((one) => one === subject);
  if (kind === undefined) return {};
  const { db, clock } = bot.context;
  const { channels, language } = await findSettings(db, guildId);
  const { tier } = subscriptionState(await findSubscription(db, guildId), clock());
  const review = await findPostableChannel(bot, [channels[REVIEW_CHANNELS[kind]]]);
  const channel = typeof review === 'string' ? null : review;
  if (channel !== null) {
    await insertMissingCards(db, guildId, kind);
    const former = await moveCards(db, { guildId, kind, channelId: channel.id });
    for (const message of former) await dropKept(bot, message);
  }
  const desk = { kind, language, channel, hasPanel: tier === 'premium' };
  const missing = new Map<string, FileMissing>();
  let drawn = 0;
  do {
    const due = { guildId, kind, canPost: channel !== null, limit: BATCH_SIZE, except: [...missing.keys()] };
    const cards = await findCardsToDraw(db, due);
    drawn = cards.length;
    for (const card of cards) {
      if (missing.size === 0) postponeIfOver(signal);
      if (signal.aborted) break;
      await drawCard(bot, card, desk).catch((error: unknown) => {
        // A missing file does not hold up the others, and is retried.
        if (!(error instanceof FileMissing)) throw error;
        missing.set(card.screenshotId, error);
      });
    }
  } while (drawn === BATCH_SIZE && !signal.aborted);
  const [first] = missing.values();
  if (first !== undefined) throw first;
  const key = { guildId, kind: 'review_card', subject: kind } as const;
  // A family without a review channel may judge in the panel, where it has one.
  const isMissed = typeof review === 'string' && (review !== 'no_channel' || tier === 'free');
  if (!isMissed || (await countStranded(db, guildId, kind)) === 0) {
    await dropLetter(db, key);
    return {};
  }
  await writeLetter(db, key, clock());
  return review === 'no_channel' ? {} : { problem: review };
};

/** Screenshots that wait and have no channel. */
export const readStranded: ReadNotice = async ({ context: { db } }, guildId, subject) => {
  const kind = REVIEW_KIND_NAMES.find((one) => one === subject);
  const count = kind === undefined ? 0 : await countStranded(db, guildId, kind);
  if (kind === undefined || count === 0) return null;
  const { language } = await findSettings(db, guildId);
  const texts = reviewTexts[language];
  const line = texts.stranded(texts.kinds[kind], count, texts.lists[kind]);
  const { permission: right } = REVIEW_KINDS[kind].access;
  return { right, message: { content: line }, line, nonce: `rc-${kind}-${guildId.slice(-8)}`, waits: true };
};

interface Desk {
  kind: ReviewKind;
  language: Language;
  channel: GuildTextBasedChannel | null;
  hasPanel: boolean;
}

const drawCard = async (bot: Bot, card: ReviewCard, desk: Desk): Promise<void> => {
  const { db } = bot.context;
  const [row] = await findScreenshotsById(db, card.guildId, [card.screenshotId]);
  if (row === undefined) return;
  if (card.messageId !== null && (await redraw(bot, card, row, desk))) {
    await markDrawn(db, card, null);
    return;
  }
  // A screenshot judged before it could be posted needs no message.
  const posted =
    desk.channel === null || row.screenshot.moderatedAt !== null
      ? null
      : await post(bot, desk.channel, { card, row }, desk);
  await markDrawn(db, card, posted);
};

const viewOf = async (bot: Bot, row: ScreenshotRow, desk: Desk, withEarlier: boolean) => {
  const { guildId, id } = row.screenshot;
  const { kind, language, hasPanel } = desk;
  const address = `${bot.context.config.publicUrl}/guild/${guildId}/${kind}?screen=${id}`;
  const facts = await readReportFacts(bot.context.db, row, language);
  return { kind, row, language, withEarlier, panelUrl: hasPanel ? address : null, facts };
};

const post = async (
  bot: Bot,
  channel: GuildTextBasedChannel,
  { card, row }: { card: ReviewCard; row: ScreenshotRow },
  desk: Desk,
) => {
  const { files } = bot.context;
  const { screenshot, earlier } = row;
  // The image of a person who asked to be forgotten is deleted.
  if (!isContentKey(screenshot.fileKey)) return null;
  const picture = await readExisting(files, screenshot.fileKey);
  const thumbnail = earlier?.thumbnailKey ?? '';
  const before = isContentKey(thumbnail) ? await files.get(thumbnail) : null;
  const message = await channel.send({
    ...reviewCard(await viewOf(bot, row, desk, before !== null)),
    files: [
      { attachment: picture, name: PICTURE },
      ...(before === null ? [] : [{ attachment: before, name: EARLIER }]),
    ],
    // Sent again after a crash, Discord returns the same message; after it was deleted, this is another one.
    nonce: `${screenshot.id.replaceAll('-', '').slice(0, 18)}-${card.version}`,
    enforceNonce: true,
  });
  return { channelId: channel.id, messageId: message.id };
};

/**
 * Whether the card is done. False if its message was deleted and the screenshot has no verdict: then it is posted
 * again.
 */
const redraw = async (
  bot: Bot,
  { channelId, messageId }: ReviewCard,
  row: ScreenshotRow,
  desk: Desk,
): Promise<boolean> => {
  const channel = channelId === null ? null : await findChannel(bot, channelId);
  const isOver = row.screenshot.moderatedAt !== null;
  if (channel === null || messageId === null) return isOver;
  const withEarlier = row.earlier !== null && isContentKey(row.earlier.thumbnailKey);
  try {
    await channel.messages.edit(messageId, reviewCard(await viewOf(bot, row, desk, withEarlier)));
    return true;
  } catch (error) {
    // Somebody deleted the message: one that is judged needs no other.
    if (!isDiscordError(error, GONE)) throw error;
    return isOver;
  }
};
