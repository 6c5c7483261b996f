import type { Queryable } from '../db/database.ts';
import type { JobName, JobPayloads } from './job-definitions.ts';

/**
 * Does one job. The signal says that the time of this run is over, or that the process stops: whoever works on after it
 * would work beside the next run.
 */
export type JobHandler<Name extends JobName> = (
  payload: JobPayloads[Name],
  signal: AbortSignal,
) => Promise<void>;

/** A job that failed for good: all its retries are used up. */
export interface DeadLetter {
  id: string;
  name: string;
  guildId: string | null;
  reason: string;
  tries: number;
  askedAt: Date;
  failedAt: Date;
}

/** Work that happens after the answer, and survives a restart. */
export interface Jobs {
  /** Asks for a job if, and only if, the given transaction commits. */
  send: <Name extends JobName>(db: Queryable, name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /**
   * Lets this process run jobs of one name. After a crash a handler is called again: it must not mind.
   * Answers how to stop, which waits for what runs.
   */
  work: <Name extends JobName>(name: Name, handler: JobHandler<Name>) => Promise<() => Promise<void>>;
  /** Newest first. */
  listDeadLetters: (page: {
    limit: number;
    offset: number;
  }) => Promise<{ items: DeadLetter[]; total: number }>;
  /** Lets a dead letter run once more. False where there is none of this id. */
  runAgain: (id: string) => Promise<boolean>;
}
