import type { Logger } from '@famiglia/core/platform/log/logger';
import { Events, GatewayCloseCodes } from 'discord.js';
import type { Client } from 'discord.js';

/**
 * Logs the state of the connection. During an outage discord.js retries twice a second: only one line is
 * logged.
 */
export const logConnection = (
  client: Client,
  log: Logger,
  stopped: AbortSignal,
  lastClose: () => number | undefined,
): void => {
  let lost = false;
  const isLost = (reason: unknown): void => {
    // A connection that was closed by stopping does not count as lost.
    if (lost || stopped.aborted) return;
    lost = true;
    const code = lastClose();
    // Not under the name `code`, which the log redacts because sign-ins use it.
    const about = {
      err: reason,
      closeCode: code,
      ...(code !== undefined && { reason: GatewayCloseCodes[code] }),
    };
    log.warn(about, 'the gateway connection is lost; reconnecting until it is back');
  };
  const isBack = (how: string, about: object = {}): void => {
    // The first connection is logged by the start.
    if (lost) log.info(about, how);
    else log.debug(about, how);
    lost = false;
  };

  client.on(Events.ShardReconnecting, () => isLost(undefined));
  client.on(Events.ShardError, isLost);
  client.on(Events.ShardResume, (_id, replayed) => isBack('resumed the gateway session', { replayed }));
  client.on(Events.ShardReady, () => isBack('connected to Discord', { guilds: client.guilds.cache.size }));
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js failed'));
};
