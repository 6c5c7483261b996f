import { sql } from 'drizzle-orm';
import type { Logger } from '../log/logger.ts';
import type { Database } from './database.ts';

/** Often enough to notice that the machine was suspended or its clock was changed. */
const COMPARE_EVERY_MS = 30_000;

export interface DatabaseClock {
  now: () => Date;
  stop: () => void;
}

/**
 * The database's time, so that all processes on all machines agree on when something expires: a token that one of them
 * has just replaced is not an old one for the next. The offset is measured at intervals against a monotonic clock;
 * while the database is away the last offset is used.
 */
export const startDatabaseClock = async (db: Database, log: Logger): Promise<DatabaseClock> => {
  let ahead = await compare(db);
  const compareAgain = async (): Promise<void> => {
    try {
      ahead = await compare(db);
    } catch (error) {
      log.warn({ err: error }, 'the database’s clock could not be read');
    }
  };
  const timer = setInterval(() => void compareAgain(), COMPARE_EVERY_MS);
  timer.unref();
  return { now: () => new Date(performance.now() + ahead), stop: () => clearInterval(timer) };
};

/**
 * How far the database's clock is ahead of this process's own; the answer is assumed to be halfway through the round
 * trip.
 */
const compare = async (db: Database): Promise<number> => {
  const asked = performance.now();
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return Number(rows[0]?.now) - (asked + performance.now()) / 2;
};
