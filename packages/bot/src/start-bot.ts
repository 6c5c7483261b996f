import { randomUUID } from 'node:crypto';
import type { Context } from '@famiglia/core/platform/context';
import { holdLease } from '@famiglia/core/platform/leases/hold-lease';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { deferred } from './deferred.ts';
import type { BotFeature } from './feature.ts';
import { FEATURES } from './features.ts';
import { openSession } from './gateway/gateway-session.ts';
import type { GatewaySession } from './gateway/gateway-session.ts';
import type { Shard } from './gateway/shard.ts';
import type { Pace } from './mirror/pacer.ts';

export interface StartBotOptions {
  context: Context;
  token: string;
  /** Base of Discord's REST API, without the version. */
  apiUrl: string;
  log?: Logger;
  features?: readonly BotFeature[];
  shard?: Shard;
  /** How long a dead process keeps its shard from the others. */
  leaseMs?: number;
  requestPace?: Pace;
  heartbeatMs?: number;
}

export interface RunningBot {
  /** Connected to Discord, with every guild mirrored. */
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
  /** Finishes running work, leaves the gateway and releases the shard. */
  stop: () => Promise<void>;
}

const ONE_SHARD: Shard = { id: 0, count: 1 };
const LEASE_MS = 15_000;
/** The process has ten seconds to stop; leaving the gateway and releasing the shard need some of them. */
const FINISH_MS = 4000;

/**
 * Starts connecting and returns at once: Discord may be down, or another process may own the shard, and the
 * rest of the program must not wait for either.
 */
export const startBot = (options: StartBotOptions): RunningBot => {
  const { context, log = context.log, shard = ONE_SHARD } = options;
  const settings = { ...options, log, shard, features: options.features ?? FEATURES };
  const firstReady = deferred();
  let mirrored = false;
  let stopped = false;
  let session: GatewaySession | undefined;
  let ending: Promise<void> = Promise.resolve();

  const enter = async (): Promise<void> => {
    await ending;
    if (stopped || !lease.held || session !== undefined) return;
    session = openSession(settings, {
      ready: () => {
        mirrored = true;
        firstReady.resolve();
      },
      refused: firstReady.reject,
    });
  };

  const leave = (finishMs: number): void => {
    mirrored = false;
    if (session !== undefined) ending = session.close(finishMs);
    session = undefined;
  };

  const lease = holdLease(
    { db: context.db, log },
    { name: `shard ${shard.id} of ${shard.count}`, owner: randomUUID(), lifeMs: options.leaseMs ?? LEASE_MS },
    {
      taken: () => void enter(),
      lost: () => {
        log.warn('this process no longer owns its shard; leaving the gateway');
        leave(0);
      },
    },
  );

  return {
    get ready() {
      return mirrored && (session?.connected ?? false);
    },
    get commandsRegistered() {
      return session?.commandsRegistered ?? false;
    },
    get problem() {
      return session?.problem;
    },
    whenReady: async () => firstReady.promise,
    stop: async () => {
      stopped = true;
      leave(FINISH_MS);
      await ending;
      await lease.stop();
    },
  };
};
