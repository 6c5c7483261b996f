import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@famiglia/core/platform/logger';
import { RateLimitError } from 'discord.js';
import type { RateLimitData } from 'discord.js';

/** Longer than what a busy channel makes one wait, shorter than the time that a job has. */
const LONGEST_WAIT_MS = 6000;

/**
 * Waits for Discord's limits in discord.js's place. Nobody stands in a queue for minutes, or longer than the bot stays:
 * who asked hears of the limit (`RateLimitError`) and comes again when it is over, after a stop with the next start.
 */
export const rejectLongWaits =
  (leaving: AbortSignal) =>
  async ({ retryAfter, timeToReset, limit }: RateLimitData): Promise<boolean> => {
    if (Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS) return true;
    // After a 429 (no limit was known) discord.js waits by itself, whatever we have waited.
    if (Number.isFinite(limit)) {
      await sleep(timeToReset, undefined, { signal: leaving }).catch(() => undefined);
    }
    return leaving.aborted;
  };

/** The bot's log, without what leaving has cut short: the next start finds it in the database and goes on. */
export const withoutCutShort = (log: Logger, leaving: AbortSignal): Logger => {
  const unlessCutShort =
    (level: 'warn' | 'error'): Logger['warn'] =>
    (about: unknown, text?: string): void => {
      const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
      if (leaving.aborted && error instanceof RateLimitError) log.debug(`cut short by leaving: ${text}`);
      else log[level](about, text);
    };
  return {
    debug: log.debug.bind(log),
    info: log.info.bind(log),
    warn: unlessCutShort('warn'),
    error: unlessCutShort('error'),
  };
};
