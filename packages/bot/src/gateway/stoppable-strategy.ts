import { SimpleShardingStrategy } from 'discord.js';
import type { IShardingStrategy, WebSocketOptions } from 'discord.js';

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

/**
 * A shard that is told to stop between two attempts to reconnect does not hear it and connects again, by
 * which time another process may own the shard. Before each attempt it asks for its session, so a
 * question that is never answered holds it there for good.
 */
export const stoppableStrategy = (manager: Manager, signal: AbortSignal): IShardingStrategy => {
  const retrieve = manager.options.retrieveSessionInfo.bind(manager.options);
  manager.options.retrieveSessionInfo = (shardId) =>
    signal.aborted ? new Promise<never>(() => undefined) : retrieve(shardId);
  return new SimpleShardingStrategy(manager);
};
