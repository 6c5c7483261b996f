import { startBot, type RunningBot } from '@famiglia/bot/start-bot';
import type { Context } from '@famiglia/core/context';
import { noLongerThan } from './no-longer-than.ts';
import type { DiscordAccess } from './open-discord.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';

/** Long enough for a Discord that answers; a start does not wait for one that does not. */
const PATIENCE_MS = 3000;

/** Starts the bot. Pages and API are there before Discord has answered, and stay when it does not. */
export const openBot = async (
  { log, stops }: Start,
  context: Context,
  { botToken, apiUrl }: DiscordAccess,
): Promise<RunningBot> => {
  if (botToken === undefined) throw new Error('the bot has no token');
  const bot = startBot({ context, token: botToken, apiUrl, log });
  stops.add('bot', bot.stop);
  const connected = step(log, 'bot', bot.whenReady, () => 'connected, servers mirrored').catch(
    (error: unknown) => log.error({ err: error }, 'the bot runs without Discord: it was refused'),
  );
  await noLongerThan(PATIENCE_MS, connected);
  return bot;
};
