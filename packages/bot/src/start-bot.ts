import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { METRICS } from '@famiglia/core/platform/metrics/metrics';
import { holdShards } from '@famiglia/core/platform/shards/hold-shards';
import { deferred } from './kit/deferred.ts';
import type { BotFeature } from './feature.ts';
import { FEATURES } from './features.ts';
import { planShardCount } from './gateway/plan-shard-count.ts';
import { createRefusalBudget } from './gateway/refusal-budget.ts';
import { createShardSessions } from './gateway/shard-sessions.ts';
import type { Pace } from './mirror/pacer.ts';

export interface StartBotOptions {
  context: Context;
  /** For leases and turns to identify: connections that other work cannot keep busy. Those of the context if left out. */
  leases?: Pick<Context, 'db'>;
  token: string;
  /** Base of Discord's REST API, without the version. */
  apiUrl: string;
  log?: Logger;
  features?: readonly BotFeature[];
  /** Into how many shards all guilds are divided: a number, or what Discord recommends; one if left out. */
  shards?: 'auto' | number | undefined;
  /** How many of them this process can hold. */
  shardsPerProcess?: number | undefined;
  /** How long a dead process keeps its shards from the others. */
  leaseMs?: number;
  /** No other process uses this database: a shard that a killed one held is free, and leases are rarely renewed. */
  alone?: boolean;
  /** How often one shard of a bucket may identify; somewhat more than Discord’s five seconds if left out. */
  identifyEveryMs?: number | undefined;
  requestPace?: Pace;
  heartbeatMs?: number;
}

export interface RunningBot {
  /** All shards of this process are connected to Discord, with every guild mirrored. */
  readonly ready: boolean;
  /** Whether Discord has the current slash commands; registration is retried until it has. */
  readonly commandsRegistered: boolean;
  /**
   * Why the bot cannot work: refused by Discord, or without its commands. An outage of Discord is not a
   * problem of the bot.
   */
  readonly problem: string | undefined;
  /** Resolves the first time the bot is ready; rejects if Discord refuses it for good (`GatewayRefused`). */
  whenReady: () => Promise<void>;
  /** Finishes running work, leaves the gateway and releases the shards. */
  stop: () => Promise<void>;
}

/** The second shard of a dead process identifies 5.5 seconds after the first, and is to be back within 15 seconds. */
const LEASE_MS = 8000;
const SINGLE_PROCESS_LEASE_MS = 60_000;
const SHARDS_PER_PROCESS = 16;
/** The process has ten seconds to stop; leaving the gateway and releasing the shards need some of them. */
const FINISH_MS = 4000;

/**
 * Starts connecting and returns at once: Discord may be down, or other processes may own all shards, and the
 * rest of the program must not wait for either.
 */
export const startBot = (options: StartBotOptions): RunningBot => {
  const {
    context,
    log = context.log,
    shards = 1,
    shardsPerProcess = SHARDS_PER_PROCESS,
    alone = false,
  } = options;
  const { db } = options.leases ?? context;
  const firstReady = deferred();
  const stopping = new AbortController();
  const refusals = createRefusalBudget({ db: context.db, log });
  const sessions = createShardSessions(
    { ...options, log, refusals, features: options.features ?? FEATURES },
    { ready: firstReady.resolve, refused: firstReady.reject },
  );
  const planned = planShardCount({ db, log }, { ...options, shards }, stopping.signal);
  const held = holdShards(
    { db, log },
    {
      capacity: shardsPerProcess,
      lifeMs: options.leaseMs ?? (alone ? SINGLE_PROCESS_LEASE_MS : LEASE_MS),
      alone,
    },
    {
      taken: (shard) => {
        if (!stopping.signal.aborted) void sessions.open(shard);
      },
      lost: (shard) => {
        log.warn({ shard }, 'this process no longer owns a shard; leaving its gateway connection');
        void sessions.close(shard, 0);
      },
      serves: (shard) => sessions.isConnected(shard),
      handOver: async (shard) => {
        log.info({ shard }, 'another process takes over a shard');
        await sessions.close(shard, FINISH_MS);
      },
    },
  );

  const stopMeasuring = METRICS.gatewaySessionUp.readBy(() =>
    sessions.sessions.map(({ shard, session }) => ({
      labels: { shard: shard.id },
      value: session.connected ? 1 : 0,
    })),
  );

  return {
    get ready() {
      return sessions.ready;
    },
    get commandsRegistered() {
      const open = sessions.sessions;
      return open.length > 0 && open.every(({ session }) => session.commandsRegistered);
    },
    get problem() {
      const problem = sessions.sessions.find(({ session }) => session.problem !== undefined)?.session.problem;
      if (problem !== undefined || held.homeless === 0) return problem;
      return `${held.homeless} shards have no process: start another one with the bot, or raise SHARDS_PER_PROCESS`;
    },
    whenReady: async () => firstReady.promise,
    stop: async () => {
      stopping.abort();
      stopMeasuring();
      held.onlyRenew();
      await sessions.closeAll(FINISH_MS);
      await planned;
      await held.stop();
      await refusals.stop();
    },
  };
};
