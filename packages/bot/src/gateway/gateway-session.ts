import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordjsError, DiscordjsErrorCodes, Events, GatewayCloseCodes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { openBot } from './open-bot.ts';
import type { BotSettings } from './open-bot.ts';

export interface SessionEvents {
  /** Connected, and every guild is mirrored. */
  ready: () => void;
  refused: (reason: GatewayRefused) => void;
}

export interface GatewaySession {
  readonly connected: boolean;
  /** Whether Discord knows the slash commands as they are now. */
  readonly commandsRegistered: boolean;
  /** Why the bot cannot work, until a person fixes it or a retry succeeds. */
  readonly problem: string | undefined;
  /** Leaves the gateway when no work is running any more, or when the time is over. */
  close: (finishMs: number) => Promise<void>;
}

/** Stays connected until it is closed, and reconnects whenever Discord disconnects. */
export const openSession = (settings: BotSettings, events: SessionEvents): GatewaySession => {
  const leaving = new AbortController();
  const closing = new AbortController();
  // Every waiting request listens to this signal.
  setMaxListeners(0, leaving.signal);
  let opened: ReturnType<typeof openBot> | undefined;
  let refused: GatewayRefused | undefined;

  const refuse = (reason: GatewayRefused): void => {
    if (leaving.signal.aborted) return;
    refused = reason;
    settings.log.error(reason.message);
    events.refused(reason);
  };

  /** Throws errors that a retry may solve; returns when connected, or when refused for good. */
  const attempt = async (): Promise<void> => {
    opened = openBot(settings, { leaving: leaving.signal, signal: closing.signal });
    const { bot } = opened;
    let refusal: GatewayRefused | undefined;
    bot.client.on(Events.ShardDisconnect, ({ code }) => {
      refusal ??= refusalOfClose(code);
      if (refusal !== undefined) refuse(refusal);
    });
    bot.client.once(Events.ClientReady, () => void reportReady(bot));
    try {
      await bot.client.login(settings.token);
    } catch (error) {
      await opened.close();
      if (refusal !== undefined) return;
      const loginRefusal = refusalOfLogin(error);
      if (loginRefusal === undefined) throw error;
      refuse(loginRefusal);
    }
  };

  const reportReady = async (bot: Bot): Promise<void> => {
    await bot.mirror.settled();
    if (!leaving.signal.aborted) events.ready();
  };

  const keepTrying = async (): Promise<void> => {
    for (let failures = 0; !leaving.signal.aborted; failures += 1) {
      try {
        await attempt();
        return;
      } catch (error) {
        // A login fails if the bot stops in the middle of it.
        if (leaving.signal.aborted) return;
        const retryMs = backoff(failures);
        settings.log.warn(
          { err: error, retryMs: Math.round(retryMs) },
          'Discord cannot be reached; trying again',
        );
        await sleep(retryMs, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  };
  void keepTrying();

  return {
    get connected() {
      return opened?.bot.client.isReady() ?? false;
    },
    get commandsRegistered() {
      return opened?.commandsRegistered() ?? false;
    },
    get problem() {
      if (refused !== undefined) return refused.message;
      const unregistered = opened?.bot.client.isReady() === true && !opened.commandsRegistered();
      return unregistered ? 'the slash commands are not registered yet' : undefined;
    },
    close: async (finishMs) => {
      leaving.abort();
      await opened?.retire();
      await opened?.bot.work.finish(finishMs);
      closing.abort();
      await opened?.close();
    },
  };
};

/** Discord refused the connection in a way that a retry cannot change: a person has to act. */
class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

const BAD_TOKEN =
  'Discord does not accept the bot token. Copy it anew from the developer portal (your application, Bot, Reset Token) into DISCORD_BOT_TOKEN and start again.';

const REASONS: Partial<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN,
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord refuses the intents the bot asks for. In the developer portal open your application, Bot, Privileged Gateway Intents, switch on "Server Members Intent" and "Message Content Intent", save, and start again.',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know an intent the bot asks for. Update Famiglia.',
  [GatewayCloseCodes.InvalidShard]: 'Discord does not accept this shard: its number must be below the count.',
  [GatewayCloseCodes.ShardingRequired]:
    'The bot is in too many servers for one shard. Run it with more shards.',
  [GatewayCloseCodes.InvalidAPIVersion]: 'Discord no longer speaks this version of its API. Update Famiglia.',
};

const refusalOfClose = (code: number): GatewayRefused | undefined => {
  const reason = REASONS[code];
  return reason === undefined ? undefined : new GatewayRefused(reason);
};

const refusalOfLogin = (error: unknown): GatewayRefused | undefined =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid
    ? new GatewayRefused(BAD_TOKEN)
    : undefined;
