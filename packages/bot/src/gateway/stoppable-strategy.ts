import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/platform/discord/backoff';
import { SimpleShardingStrategy, WebSocketShardStatus } from 'discord.js';
import type { IShardingStrategy, WebSocketOptions } from 'discord.js';

/** What discord.js hides of a shard: its socket, of which `ws` makes 0 while it is still being opened. */
interface HiddenShards {
  shards: Map<number, { connection: Socket | null }>;
}

interface Socket {
  readyState: number;
  on: (event: 'error', hear: () => void) => void;
  terminate: () => void;
}

const CONNECTING = 0;

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

/**
 * Decides when a shard may connect. By itself it tries twice a second for as long as Discord is down, and a shard that is
 * told to stop between two attempts does not hear it and connects again, by which time another process may own it.
 * Before each attempt it asks for its session: the answer takes longer each time, and after a stop it never comes.
 */
export const stoppableStrategy = (manager: Manager, signal: AbortSignal): IShardingStrategy => {
  const retrieve = manager.options.retrieveSessionInfo.bind(manager.options);
  const strategy = new SimpleShardingStrategy(manager);
  let attempts = 0;

  const pauseBeforeConnecting = async (shardId: number): Promise<void> => {
    const status = (await strategy.fetchStatus()).get(shardId);
    // It asks for its session at every event and heartbeat too.
    if (status === WebSocketShardStatus.Ready) attempts = 0;
    if (status !== WebSocketShardStatus.Idle) return;
    attempts += 1;
    if (attempts > 1) await sleep(backoff(attempts - 2), undefined, { signal }).catch(() => undefined);
  };

  manager.options.retrieveSessionInfo = async (shardId) => {
    await pauseBeforeConnecting(shardId);
    return signal.aborted ? new Promise<never>(() => undefined) : retrieve(shardId);
  };
  closeHalfOpen(strategy);
  return strategy;
};

/**
 * A socket that is still being opened when its shard is destroyed is forgotten by discord.js, open, with nobody who hears
 * its error: a 503 that comes then would end the process.
 */
const closeHalfOpen = (strategy: SimpleShardingStrategy): void => {
  const destroy = strategy.destroy.bind(strategy);
  strategy.destroy = async (options) => {
    const { shards } = strategy as unknown as HiddenShards;
    const sockets = [...shards.values()].flatMap(({ connection }) => connection ?? []);
    const halfOpen = sockets.filter(({ readyState }) => readyState === CONNECTING);
    for (const socket of halfOpen) socket.on('error', () => undefined);
    await destroy(options);
    for (const socket of halfOpen) socket.terminate();
  };
};
