import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Attachment } from './attach.ts';
import type { PostgresLog } from './postgres-log.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

export type Patience = {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  readonly attempts: number;
};

/** About a minute in total: enough for a full disk that is cleared, or a recovery that starts over. */
const defaultPatience: Patience = { firstPauseMs: 250, longestPauseMs: 15_000, attempts: 10 };

type Server = {
  readonly data: string;
  readonly first: Attachment;
  /** Attaches to a running server, or launches one at the same address. */
  readonly reach: () => Promise<Attachment>;
  /** Whether the data directory still exists. */
  readonly isWhole: () => Promise<boolean>;
  readonly log: PostgresLog;
  readonly patience?: Patience | undefined;
};

type Watch = {
  /** From now on the loss of the server is expected. Resolves when no restart is in progress any more. */
  readonly expectExit: () => Promise<void>;
  readonly onExit: (listener: (reason: Error) => void) => void;
};

/**
 * Detects by the owner's connection that the server is gone, which works for a child and for an attached server. It is
 * restarted with growing pauses, whether PostgreSQL restarts itself after one of its processes died or has ended
 * completely. Only if that fails, those who wait for its end are told.
 */
export const watchOwnership = ({
  data,
  first,
  reach,
  isWhole,
  log,
  patience = defaultPatience,
}: Server): Watch => {
  const listeners = new Set<(reason: Error) => void>();
  const expected = new AbortController();
  let regaining: Promise<void> = Promise.resolve();

  const watch = (client: Client) => {
    client.once('end', () => {
      if (!expected.signal.aborted) regaining = regain();
    });
  };
  const regain = async () => {
    log.warn('PostgreSQL is gone; bringing it back');
    for (let failures = 1; !expected.signal.aborted; failures += 1) {
      try {
        watch((await reach()).owner);
        log.warn('PostgreSQL is back; connected again');
        return;
      } catch (error) {
        if (expected.signal.aborted) return;
        if (failures >= patience.attempts || !(await isWhole())) {
          for (const listener of listeners) listener(givenUp(data, failures, error));
          return;
        }
        const pauseMs = Math.min(patience.firstPauseMs * 2 ** (failures - 1), patience.longestPauseMs);
        log.warn({ err: error, pauseMs }, 'PostgreSQL does not come back yet; trying again');
        await sleep(pauseMs, undefined, { signal: expected.signal }).catch(() => undefined);
      }
    }
  };

  watch(first.owner);
  return {
    expectExit: async () => {
      expected.abort();
      await regaining;
    },
    onExit: (listener) => void listeners.add(listener),
  };
};

const givenUp = (data: string, failures: number, cause: unknown) =>
  new PrivatePostgresError(
    `The PostgreSQL server on ${data} has stopped and does not start again (tried ${failures} times). ` +
      'Its log stands beside that directory; if the data is damaged, restore a backup.',
    { cause },
  );
