/** What each job is told. Ids only, never content: what happened is read again when the job runs. */
export interface JobPayloads {
  'sweep-expired-sign-ins': Record<string, never>;
  'expire-subscriptions': Record<string, never>;
  'remind-of-plan-end': Record<string, never>;
  /** Tells a guild, in its log channel, that its plan ends so many days ahead. */
  'tell-of-plan-end': { guildId: string; daysBefore: number };
  'drop-old-logins': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface JobDefinition {
  /**
   * How long one run may take. A worker that was killed is noticed after this time, so it stays short: its
   * jobs must run again within half a minute.
   */
  seconds: number;
  retries: number;
  /** How many of them one process runs at the same time; one if left out. */
  atOnce?: number;
  /** Cron expression (UTC) of a job that nobody has to ask for. */
  schedule?: string;
}

export const JOBS: Record<JobName, JobDefinition> = {
  'sweep-expired-sign-ins': { seconds: 15, retries: 3, schedule: '7 * * * *' },
  'expire-subscriptions': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'remind-of-plan-end': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'tell-of-plan-end': { seconds: 15, retries: 10 },
  'drop-old-logins': { seconds: 15, retries: 3, schedule: '23 3 * * *' },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
