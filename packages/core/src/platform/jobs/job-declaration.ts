import type { Language } from '@famiglia/contract/kit/language';

/** What a sender has to know of a job. */
export interface JobQueue<Payload extends object> {
  /**
   * pg-boss stores jobs under this name, so a job that is renamed would leave waiting jobs behind: that is why some names are
   * older than the words of the glossary.
   */
  name: string;
  /**
   * The payload is the key, and the job reads what to do when it runs: equal jobs are merged into one, and never run at
   * the same time.
   */
  merged?: boolean;
  /** Only the type of the payload: it has no value. */
  payload?: (payload: Payload) => void;
}

/** Everything that the queues and the site's admins have to know of a job; `define-job.ts` adds the work. */
export interface JobDeclaration<Payload extends object = never> extends JobQueue<Payload> {
  /** As site admins read it. */
  title: Readonly<Record<Language, string>>;
  /**
   * How long one run may take. A killed worker is detected after this time, so it is short: its jobs must run again
   * within half a minute. Longer work continues in another run.
   */
  seconds: number;
  retries: number;
  /** How many of them one process runs at the same time; the default is one. */
  atOnce?: number;
  /** Cron expression (UTC) of a job that runs on a schedule. */
  schedule?: string;
}
