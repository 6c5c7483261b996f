import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/discord/backoff';
import { SimpleShardingStrategy, WebSocketShardStatus } from 'discord.js';
import type { IShardingStrategy, WebSocketOptions } from 'discord.js';

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
  return strategy;
};
