import { setTimeout as sleep } from 'node:timers/promises';
import { findMark, moveMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import type { ChannelMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { RESTJSONErrorCodes, Routes, SnowflakeUtil } from 'discord.js';
import type { APIMessage } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { hearReport } from '../wars/war-reports.ts';
import { acceptMessage, screenshotChannels } from './accept-message.ts';

const PAGE = 100;
/**
 * A message may have been missed although a later one was seen: some messages are read twice and count once.
 */
const OVERLAP_MS = 10 * 60 * 1000;
const ATTEMPTS = 5;
const PAUSE_MS = 2000;

/** Finds screenshots and war reports posted while the bot was offline, by reading the channels from the last message seen. */
export const catchUp = async (bot: Bot, guildId: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await readMissedMessages(bot, guildId);
      return;
    } catch (error) {
      // Without the permission to read, a retry cannot help; the settings page names what is missing.
      const closed = isDiscordError(error, [
        RESTJSONErrorCodes.MissingAccess,
        RESTJSONErrorCodes.MissingPermissions,
        RESTJSONErrorCodes.UnknownChannel,
      ]);
      bot.log.warn({ err: error, guildId }, 'a channel of screens or reports could not be read');
      if (closed || attempt === ATTEMPTS || !bot.client.isReady()) return;
      await sleep(PAUSE_MS * attempt);
    }
  }
};

const readMissedMessages = async (bot: Bot, guildId: string): Promise<void> => {
  const { db } = bot.context;
  const { channels } = await findSettings(db, guildId);
  const all = [...screenshotChannels(channels).map(({ channelId }) => channelId), channels.war_reports];
  for (const channelId of new Set(all)) if (channelId !== null) await readChannel(bot, guildId, channelId);
};

const readChannel = async (bot: Bot, guildId: string, channelId: string): Promise<void> => {
  const { db } = bot.context;
  const mark = await findMark(db, guildId, channelId);
  // Messages from before the channel was chosen count for nothing.
  if (mark === null) return moveMark(db, guildId, channelId, String(SnowflakeUtil.generate()));
  for (let after = startOf(mark); ;) {
    const page = await readPage(bot, channelId, after);
    for (const message of page) {
      await acceptMessage(bot, guildId, message);
      await hearReport(bot, guildId, message);
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
};

const startOf = ({ firstMessageId, lastMessageId }: ChannelMark): string => {
  const overlap = BigInt(OVERLAP_MS) << 22n;
  const [first, last] = [BigInt(firstMessageId), BigInt(lastMessageId) - overlap];
  return String(first > last ? first : last);
};

/** Oldest first. */
const readPage = async (bot: Bot, channelId: string, after: string): Promise<APIMessage[]> => {
  const query = new URLSearchParams({ after, limit: String(PAGE) });
  const page = (await bot.client.rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[];
  return page.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
};
