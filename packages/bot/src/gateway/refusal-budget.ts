import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import type { Context } from '@famiglia/core/platform/context';
import { hashToken } from '@famiglia/core/platform/encryption';
import { countRequests } from '@famiglia/core/platform/limits/request-count.queries';

/**
 * Discord bans an address after 10,000 refused requests in ten minutes. Two full windows may follow each other at once, and
 * processes hear of each other's refusals a little late, so this is less than half of them.
 */
export const MAX_REFUSALS = 4500;
const WINDOW_MS = 10 * 60 * 1000;
const REPORT_MS = 2000;
const KEY = hashToken('requests that Discord refused');

export interface RefusalBudget {
  /** Discord refused a request. */
  count: () => void;
  /** Throws `CircuitOpen` where there were so many that the next ones have to wait. */
  assertLeft: () => void;
  /** Adds the last refusals to the shared count. */
  stop: () => Promise<void>;
}

/**
 * How many requests Discord may still refuse: one budget for all shards and all processes, because they may share an
 * address. Refusals are rare, so each process adds its own to the shared count every few seconds, and only then. Without
 * the database it goes on with what it knows.
 */
export const createRefusalBudget = (
  { db, log }: Pick<Context, 'db' | 'log'>,
  reportMs = REPORT_MS,
): RefusalBudget => {
  /** Of all processes, as far as this one knows. */
  let shared = { used: 0, endsAt: 0 };
  let unreported = 0;
  let timer: NodeJS.Timeout | undefined;
  let reporting: Promise<void> | undefined;
  let stopped = false;

  const startAnewIfOver = (): void => {
    const now = performance.now();
    if (now >= shared.endsAt) shared = { used: 0, endsAt: now + WINDOW_MS };
  };

  const report = async (): Promise<void> => {
    const more = unreported;
    try {
      const { used, endsInMs } = await countRequests(db, { key: KEY, more, windowMs: WINDOW_MS });
      shared = { used, endsAt: performance.now() + endsInMs };
      unreported -= more;
    } catch (error) {
      log.warn({ err: error }, 'refused requests could not be counted for all processes');
    }
  };
  const reportSoon = (): void => {
    if (stopped || unreported === 0 || timer !== undefined) return;
    timer = setTimeout(() => {
      reporting = report().finally(() => {
        timer = undefined;
        reportSoon();
      });
    }, reportMs).unref();
  };

  return {
    count: () => {
      startAnewIfOver();
      unreported += 1;
      reportSoon();
    },
    assertLeft: () => {
      const leftMs = shared.endsAt - performance.now();
      if (leftMs > 0 && shared.used + unreported >= MAX_REFUSALS) throw new CircuitOpen(leftMs);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await reporting;
      if (unreported > 0) await report();
    },
  };
};
