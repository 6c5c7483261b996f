import type { Logger } from '@famiglia/core/platform/log/logger';

/** After this time somebody who pressed Ctrl+C wants to know what the shutdown waits for. */
const WAIT_QUIETLY_MS = 2000;

/** Waits for something to end; if that takes long, logs one line that says what it waits for. */
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
