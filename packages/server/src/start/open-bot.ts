import { startBot, type RunningBot } from '@famiglia/bot/start-bot';
import type { Context } from '@famiglia/core/platform/context';
import { withTimeout } from './with-timeout.ts';
import type { DiscordAccess } from './open-discord.ts';
import type { Start } from './start.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Long enough for a Discord that answers; a start does not wait for one that does not. */
const PATIENCE_MS = 3000;

/** Starts the bot. Pages and API are there before Discord has answered, and stay when it does not. */
export const openBot = async (
  { log, shutdown, signal }: Start,
  context: Context,
  { botToken, apiUrl }: DiscordAccess,
): Promise<RunningBot> => {
  signal.throwIfAborted();
  if (botToken === undefined) throw new Error('the bot has no token');
  const bot = startBot({ context, token: botToken, apiUrl, log });
  shutdown.add('bot', bot.stop);
  const began = performance.now();
  const connected = bot.whenReady().then(
    () => log.info({ ms: Math.round(performance.now() - began) }, 'bot: connected, servers mirrored'),
    // Why, and what to change, it has said itself.
    () => log.error('everything else runs without the bot: Discord refused it'),
  );
  await withTimeout(
    PATIENCE_MS,
    unlessAborted(signal, connected).catch(() => undefined),
  );
  return bot;
};
