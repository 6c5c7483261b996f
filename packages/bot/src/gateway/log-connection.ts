import type { Logger } from '@famiglia/core/platform/logger';
import { Events, GatewayCloseCodes } from 'discord.js';
import type { Client } from 'discord.js';

/** Tells how the connection fares. During an outage discord.js tries twice a second: one line says it all. */
export const logConnection = (
  client: Client,
  log: Logger,
  stopped: AbortSignal,
  lastClose: () => number | undefined,
): void => {
  let lost = false;
  const isLost = (reason: unknown): void => {
    // Who leaves has not lost anything.
    if (lost || stopped.aborted) return;
    lost = true;
    const code = lastClose();
    const about = { err: reason, code, ...(code !== undefined && { reason: GatewayCloseCodes[code] }) };
    log.warn(about, 'the gateway connection is lost; reconnecting until it is back');
  };
  const isBack = (how: string, about: object = {}): void => {
    // The first connection is the start's to tell of.
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
