import type { Context } from './context.ts';
import type { JobDeclaration } from './jobs/job-declaration.ts';

export interface Job<Payload extends object = never> extends JobDeclaration<Payload> {
  /**
   * Does the work. After a crash it is called again, so it must be idempotent. The signal is aborted when the time of this run
   * is over or the process stops.
   */
  run: (context: Context, signal: AbortSignal, payload: Payload) => Promise<void>;
}

type Declared<Payload extends object> = Omit<Job<Payload>, 'seconds' | 'retries'> &
  Partial<Pick<Job<Payload>, 'seconds' | 'retries'>>;

/**
 * Declares a job beside its work; `jobs.ts` lists it. The payload has ids only, never content: the job reads the data when it
 * runs. Where a sender lies in a layer below the work, the sender's side has the `JobQueue`, and the declaration begins with it.
 */
export const defineJob = <Payload extends object = Record<string, never>>(
  job: Declared<Payload>,
): Job<Payload> => ({ seconds: 15, retries: 3, ...job });
