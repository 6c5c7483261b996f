import type { Queryable } from '../db/database.ts';
import type { JobName, JobPayloads } from './job-definitions.ts';

export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

/** Work that happens after the answer, and survives a restart. */
export interface Jobs {
  /** Asks for a job if, and only if, the given transaction commits. */
  send: <Name extends JobName>(db: Queryable, name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /**
   * Lets this process run jobs of one name. After a crash a handler is called again: it must not mind.
   * Answers how to stop, which waits for what runs.
   */
  work: <Name extends JobName>(name: Name, handler: JobHandler<Name>) => Promise<() => Promise<void>>;
}
