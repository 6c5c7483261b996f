import type { Logger } from '@famiglia/core/platform/logger';

/** Whoever has pressed Ctrl+C and waits longer than this wants to know what for. */
const WAIT_QUIETLY_MS = 2000;

/** Waits for something to end; when that takes long, says in one line what it waits for. */
export const warnIfSlow = async <Result>(
  log: Logger,
  what: string,
  ending: Promise<Result>,
  waitQuietlyMs = WAIT_QUIETLY_MS,
): Promise<Result> => {
  const timer = setTimeout(() => log.info(`stopping; waiting for ${what}`), waitQuietlyMs);
  try {
    return await ending;
  } finally {
    clearTimeout(timer);
  }
};
