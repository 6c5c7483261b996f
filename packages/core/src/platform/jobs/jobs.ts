import type { Language } from '@famiglia/contract/kit/language';
import type { Queryable } from '../db/database.ts';
import type { JobDeclaration, JobQueue } from './job-declaration.ts';

/**
 * Runs one job. The signal is aborted when the time of this run is over or the process stops: a handler that continued
 * would run beside the next one.
 */
export type JobHandler<Payload extends object> = (payload: Payload, signal: AbortSignal) => Promise<void>;

/** A job that failed for good: all its retries are used up. */
export interface DeadLetter {
  id: string;
  name: string;
  /** The name, where no job of this version is called so. */
  title: Readonly<Record<Language, string>>;
  guildId: string | null;
  reason: string;
  tries: number;
  askedAt: Date;
  failedAt: Date;
}

/** What waits in one queue. */
export interface QueueFigures {
  name: string;
  /** How many jobs are due. */
  waiting: number;
  /** How long the oldest of them has been due. */
  oldestSeconds: number;
}

/** Work that runs after the answer, and survives a restart. */
export interface Jobs {
  /** Queues a job if, and only if, the given transaction commits. */
  send: <Payload extends object>(
    db: Queryable,
    queue: JobQueue<Payload>,
    payload: NoInfer<Payload>,
  ) => Promise<void>;
  /**
   * Lets this process run one kind of job. After a crash a handler is called again, so it must be idempotent. Returns
   * a function that stops it and waits for running jobs.
   */
  work: <Payload extends object>(
    job: JobDeclaration<Payload>,
    handler: JobHandler<Payload>,
  ) => Promise<() => Promise<void>>;
  /** Newest first. */
  listDeadLetters: (page: {
    limit: number;
    offset: number;
  }) => Promise<{ items: DeadLetter[]; total: number }>;
  /** Runs a dead letter once more. False where none has this id. */
  runAgain: (id: string) => Promise<boolean>;
  /** What waits in each queue, and how many dead letters there are. */
  measure: () => Promise<{ queues: QueueFigures[]; deadLetters: number }>;
}
