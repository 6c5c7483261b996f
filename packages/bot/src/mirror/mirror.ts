import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { markAbsentGuilds } from '@famiglia/core/mirror/bot-removed';
import { limitConcurrency } from '@famiglia/core/platform/limits/limit-concurrency';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import type { Shard } from '@famiglia/core/platform/shards/shard';
import { GuildMirror } from './guild-mirror.ts';
import type { GuildMirrorSettings } from './guild-mirror.ts';
import { ListingWindow } from './listing-window.ts';
import { Pacer } from './pacer.ts';
import type { Pace } from './pacer.ts';

export interface MirrorSettings extends Omit<
  GuildMirrorSettings,
  'signal' | 'guildsKept' | 'inTurn' | 'pacer' | 'window'
> {
  shard: Shard;
  limits?: MirrorLimits | undefined;
  requestPace?: Pace | undefined;
}

export interface Mirror {
  guild: (guildId: string) => GuildMirror;
  /** A new connection lists the guilds of this shard: the bot has been removed from all others. */
  keepOnly: (guildIds: readonly string[]) => Promise<void>;
  /** Resolves when the list of guilds of the latest session is written. */
  kept: () => Promise<void>;
  /** Resolves when every guild received so far is mirrored completely. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What all shards of a process share: together they must not use up its memory and its database connections. */
export interface MirrorLimits {
  window: ListingWindow;
  inTurn: GuildMirrorSettings['inTurn'];
}

const LAST_WRITE_MS = 2500;
const GUILDS_AT_ONCE = 3;
/** A guild may have a hundred thousand members, which are kept until they are written. */
const LISTED_AT_ONCE = 32;

export const createMirrorLimits = (): MirrorLimits => ({
  window: new ListingWindow(LISTED_AT_ONCE),
  inTurn: limitConcurrency(GUILDS_AT_ONCE),
});

/** At most 110 per minute, of the 120 that Discord allows: heartbeats and other requests need the rest. */
const REQUEST_PACE: Pace = { burst: 20, everyMs: 60_000 / 90 };

export const createMirror = (settings: MirrorSettings): Mirror => {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Every guild that waits to be written listens to this signal.
  setMaxListeners(0, signal);
  const guilds = new Map<string, GuildMirror>();
  const { window, inTurn } = settings.limits ?? createMirrorLimits();
  const pacer = new Pacer(settings.requestPace ?? REQUEST_PACE);
  let keeping: Promise<void> = Promise.resolve();

  const keep = async (guildIds: readonly string[]): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        return await markAbsentGuilds(settings.context, { shard: settings.shard, guildIds });
      } catch (error) {
        settings.log.error({ err: error }, 'the list of guilds could not be written');
        await sleep(backoff(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  };

  return {
    guild: (guildId) => {
      const known =
        guilds.get(guildId) ??
        new GuildMirror(guildId, {
          ...settings,
          signal,
          inTurn,
          window,
          pacer,
          guildsKept: async () => keeping,
        });
      guilds.set(guildId, known);
      return known;
    },
    keepOnly: async (guildIds) => {
      keeping = keep(guildIds);
      await keeping;
    },
    kept: async () => keeping,
    settled: async () => {
      await Promise.all([...guilds.values()].map(async (guild) => guild.settled()));
    },
    stop: async () => {
      for (const guild of guilds.values()) guild.stop();
      pacer.stop();
      const written = Promise.all([...guilds.values()].map(async (guild) => guild.written()));
      await Promise.race([written, sleep(LAST_WRITE_MS, undefined, { signal }).catch(() => undefined)]);
      stopping.abort();
    },
  };
};
