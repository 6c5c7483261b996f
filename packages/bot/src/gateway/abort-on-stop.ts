import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { RateLimitError } from 'discord.js';
import type { RateLimitData } from 'discord.js';

/** Longer than a busy channel makes a request wait, shorter than a job's time limit. */
const LONGEST_WAIT_MS = 6000;

/**
 * Waits for rate limits instead of discord.js. No request waits for minutes, or longer than the bot runs: its
 * caller gets a `RateLimitError` and tries again when the limit is over, after a stop at the next start.
 */
export const rejectLongWaits =
  (leaving: AbortSignal) =>
  async ({ retryAfter, timeToReset, limit }: RateLimitData): Promise<boolean> => {
    if (Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS) return true;
    // After a 429 of an unknown limit discord.js waits by itself, however long we have waited.
    if (Number.isFinite(limit)) {
      await sleep(timeToReset, undefined, { signal: leaving }).catch(() => undefined);
    }
    return leaving.aborted;
  };

/**
 * The bot's log without the errors that the stop causes: the next start continues that work from the
 * database.
 */
export const withoutStopErrors = (log: Logger, leaving: AbortSignal): Logger => {
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
