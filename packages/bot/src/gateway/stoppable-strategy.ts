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
  on: (event: 'error' | 'close', hear: () => void) => void;
  terminate: () => void;
}

const CONNECTING = 0;
/** How long Discord may take to confirm the end of a connection. */
const CLOSE_TIMEOUT_MS = 1000;

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
  closeSockets(strategy);
  return strategy;
};

/**
 * discord.js never ends the destruction of a shard that waits for HELLO or READY: its own timeout destroys the shard once
 * more and takes away the handler that the first one waits for. Whoever hands a shard over would wait for ever, and keep it
 * from everybody. A socket that is still being opened it forgets: nothing would handle its error, so a 503 at that
 * moment would end the process. So the end of the sockets counts here, and none of them stays.
 */
const closeSockets = (strategy: SimpleShardingStrategy): void => {
  const destroy = strategy.destroy.bind(strategy);
  strategy.destroy = async (options) => {
    const { shards } = strategy as unknown as InternalShards;
    const sockets = [...shards.values()].flatMap(({ connection }) => connection ?? []);
    const closed = sockets
      .filter(({ readyState }) => readyState !== CONNECTING)
      .map(async (socket) => new Promise<void>((resolve) => socket.on('close', resolve)));
    for (const socket of sockets) socket.on('error', () => undefined);
    const overdue = new AbortController();
    const { signal } = overdue;
    await Promise.race([
      destroy(options),
      ...(closed.length > 0 ? [Promise.all(closed)] : []),
      sleep(CLOSE_TIMEOUT_MS, undefined, { signal }).catch(() => undefined),
    ]);
    overdue.abort();
    for (const socket of sockets) socket.terminate();
  };
};
