import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { SimpleShardingStrategy, WebSocketShardStatus } from 'discord.js';
import type { IShardingStrategy, WebSocketOptions } from 'discord.js';

/** An internal part of discord.js's shards: the socket, whose `ws` state is 0 while it is being opened. */
interface InternalShards {
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
 * Decides when a shard may connect. By default it retries twice a second while Discord is down, and a shard
 * that is stopped between two attempts ignores the stop and connects again, although another process may own
 * the shard by then. Before each attempt the shard asks for its session: that answer takes longer each time,
 * and never comes after a stop.
 */
export const stoppableStrategy = (manager: Manager, signal: AbortSignal): IShardingStrategy => {
  const retrieve = manager.options.retrieveSessionInfo.bind(manager.options);
  const strategy = new SimpleShardingStrategy(manager);
  let attempts = 0;

  const pauseBeforeConnecting = async (shardId: number): Promise<void> => {
    const status = (await strategy.fetchStatus()).get(shardId);
    // The session is requested at every event and heartbeat too.
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
 * discord.js forgets a socket that is still being opened when its shard is destroyed. Nothing would handle
 * its error, so a 503 at that moment would end the process.
 */
const closeHalfOpen = (strategy: SimpleShardingStrategy): void => {
  const destroy = strategy.destroy.bind(strategy);
  strategy.destroy = async (options) => {
    const { shards } = strategy as unknown as InternalShards;
    const sockets = [...shards.values()].flatMap(({ connection }) => connection ?? []);
    const halfOpen = sockets.filter(({ readyState }) => readyState === CONNECTING);
    for (const socket of halfOpen) socket.on('error', () => undefined);
    await destroy(options);
    for (const socket of halfOpen) socket.terminate();
  };
};
