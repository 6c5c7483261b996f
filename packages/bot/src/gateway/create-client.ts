import { Client, Options } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import { Agent } from 'undici';
import type { BotFeature } from '../feature.ts';
import { rejectLongWaits } from './abort-on-stop.ts';
import { createDiscordRequests } from './discord-requests.ts';
import type { BuildThrottler } from './identify-throttler.ts';
import type { RefusalBudget } from './refusal-budget.ts';
import type { Shard } from '@famiglia/core/platform/shards/shard';
import { stoppableStrategy } from './stoppable-strategy.ts';

export interface ClientSettings {
  /** Base of Discord's REST API, without the version. */
  apiUrl: string;
  features: readonly BotFeature[];
  shard: Shard;
  /** Shared by all shards and all processes. */
  refusals: Pick<RefusalBudget, 'count' | 'assertLeft'>;
  /** Decides when a shard may identify; discord.js itself if left out. */
  throttler?: BuildThrottler;
  /** Aborted when the bot begins to stop. */
  leaving: AbortSignal;
  /** Aborted when no work is running any more. */
  signal: AbortSignal;
  /** Called with the code with which a gateway connection was closed. */
  onClosed: (code: number) => void;
}

/**
 * The sockets to Discord. Without a limit, many clicks at once would open one socket per answer, which costs
 * more than the answers themselves.
 */
const sockets = new Agent({ connections: 64 });

/**
 * The client's public events leave the code out, and discord.js does not export the type of this internal
 * one.
 */
interface ClosedSource {
  on: (event: 'closed', hear: (closed: { code: number }) => void) => void;
}

/** A discord.js client that caches almost nothing: the database holds the state of guilds. */
export const createClient = ({
  apiUrl,
  features,
  shard,
  refusals,
  throttler,
  leaving,
  signal,
  onClosed,
}: ClientSettings): Client => {
  const client: Client = new Client({
    intents: [...new Set(features.flatMap((feature) => feature.intents ?? []))],
    shards: [shard.id],
    shardCount: shard.count,
    rest: {
      api: apiUrl,
      agent: sockets,
      makeRequest: createDiscordRequests(refusals, (channelId) => guildOfChannel(client, channelId)),
      rejectOnRateLimit: rejectLongWaits(leaving),
    },
    ws: {
      ...(throttler !== undefined && { buildIdentifyThrottler: throttler }),
      buildStrategy: (manager) => {
        (manager as unknown as ClosedSource).on('closed', ({ code }) => onClosed(code));
        return stoppableStrategy(manager, signal);
      },
    },
    // A nick or a title must never ping anybody.
    allowedMentions: { parse: [] },
    makeCache: minimalCache,
  });
  return client;
};

const guildOfChannel = (client: Client, channelId: string): string | undefined => {
  const channel = client.channels.cache.get(channelId);
  return channel !== undefined && 'guildId' in channel ? (channel.guildId ?? undefined) : undefined;
};

const isSelf = (thing: { id: string; client: Client }): boolean => thing.id === thing.client.user?.id;

/** The bot's own member stays cached: discord.js needs it to compute its permissions in a channel. */
const minimalCache: NonNullable<ClientOptions['makeCache']> = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  GuildMemberManager: { maxSize: 0, keepOverLimit: isSelf },
  UserManager: { maxSize: 0, keepOverLimit: isSelf },
  MessageManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  PresenceManager: 0,
  GuildBanManager: 0,
  GuildInviteManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  AutoModerationRuleManager: 0,
});
