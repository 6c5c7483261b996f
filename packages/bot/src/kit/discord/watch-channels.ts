import { setTimeout as sleep } from 'node:timers/promises';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { findMark, moveMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import type { ChannelMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { GatewayDispatchEvents, RESTJSONErrorCodes, Routes, SnowflakeUtil } from 'discord.js';
import type { APIMessage, GatewayMessageCreateDispatchData } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { BotFeature } from '../../feature.ts';
import { isDiscordError } from './is-discord-error.ts';
import { onDispatch } from './on-dispatch.ts';

const PAGE = 100;
/**
 * A message may have been missed although a later one was seen: some messages are read twice and count once.
 */
const OVERLAP_MS = 10 * 60 * 1000;
const ATTEMPTS = 5;
const PAUSE_MS = 2000;

/** What a feature reads in channels that the family chose. */
interface Watch {
  channelsOf: (channels: SettingsValues['channels']) => readonly (string | null)[];
  /** Answered before anything is read: most messages are talk. */
  mayMatter: (message: APIMessage) => boolean;
  /** The same message may come twice. */
  accept: (bot: Bot, guildId: string, message: APIMessage) => Promise<void>;
}

/** Takes messages as they are posted, and those that were posted while the bot was offline by reading from the last one seen. */
export const watchChannels = (watch: Watch) => {
  const hear = async (bot: Bot, message: GatewayMessageCreateDispatchData): Promise<void> => {
    if (message.guild_id === undefined || !watch.mayMatter(message)) return;
    try {
      await watch.accept(bot, message.guild_id, message);
    } catch (error) {
      bot.log.warn({ err: error, message: message.id }, 'a message could not be taken; reading it again');
      await catchUp(bot, message.guild_id, watch);
    }
  };
  return {
    hear,
    gatewayHandlers: [
      onDispatch(GatewayDispatchEvents.MessageCreate, hear),
      // Every new connection starts with this event, so missed messages are searched here. New members have to be in the
      // mirror first.
      onDispatch(GatewayDispatchEvents.GuildCreate, (bot, guild) => {
        if (guild.unavailable === true) return;
        void bot.mirror
          .guild(guild.id)
          .settled()
          .then(() => bot.work.add(catchUp(bot, guild.id, watch)));
      }),
    ],
    busHandlers: [
      {
        types: ['settings.changed'],
        run: async (bot, event) => {
          if (event.type === 'settings.changed') await catchUp(bot, event.guildId, watch);
        },
      },
    ],
  } satisfies Pick<BotFeature, 'gatewayHandlers' | 'busHandlers'> & { hear: typeof hear };
};

const catchUp = async (bot: Bot, guildId: string, watch: Watch): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await readMissedMessages(bot, guildId, watch);
      return;
    } catch (error) {
      // Without the permission to read, a retry cannot help; the settings page names what is missing.
      const closed = isDiscordError(error, [
        RESTJSONErrorCodes.MissingAccess,
        RESTJSONErrorCodes.MissingPermissions,
        RESTJSONErrorCodes.UnknownChannel,
      ]);
      bot.log.warn({ err: error, guildId }, 'a channel could not be read');
      if (closed || attempt === ATTEMPTS || !bot.client.isReady()) return;
      await sleep(PAUSE_MS * attempt);
    }
  }
};

const readMissedMessages = async (bot: Bot, guildId: string, watch: Watch): Promise<void> => {
  const { db } = bot.context;
  const { channels } = await findSettings(db, guildId);
  for (const channelId of new Set(watch.channelsOf(channels)))
    if (channelId !== null) await readChannel(bot, { guildId, channelId }, watch);
};

const readChannel = async (
  bot: Bot,
  { guildId, channelId }: { guildId: string; channelId: string },
  watch: Watch,
): Promise<void> => {
  const { db } = bot.context;
  const mark = await findMark(db, guildId, channelId);
  // Messages from before the channel was chosen count for nothing.
  if (mark === null) return moveMark(db, guildId, channelId, String(SnowflakeUtil.generate()));
  for (let after = startOf(mark); ;) {
    const page = await readPage(bot, channelId, after);
    for (const message of page) await watch.accept(bot, guildId, message);
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
