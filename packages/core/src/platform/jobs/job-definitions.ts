import type { TitledJob } from '@famiglia/contract/admin/job-titles';

/**
 * The payload of each job: ids only, never content. The job reads the data when it runs. pg-boss stores jobs and
 * schedules under these names, so a job that is renamed would leave waiting jobs and an old schedule behind: that is why
 * some names are older than the words of the glossary.
 */
export interface JobPayloads {
  'sweep-expired-sign-ins': Record<string, never>;
  /** Revokes ended sign-ins at Discord. */
  'revoke-grants': Record<string, never>;
  'expire-subscriptions': Record<string, never>;
  'remind-of-plan-end': Record<string, never>;
  /** Asks payment providers about what they gave notice of. */
  'billing-notices': Record<string, never>;
  'reconcile-billing': Record<string, never>;
  'renew-subscriptions': Record<string, never>;
  'pay-refunds': Record<string, never>;
  /** Removes a card at its provider that nothing is charged to any more. */
  'remove-method': { provider: string; reference: string };
  /** Asks every payment provider whether it takes our keys. */
  'check-providers': Record<string, never>;
  /** Looks for what the site's owner has not been told. */
  'tell-owner': Record<string, never>;
  'drop-old-logins': Record<string, never>;
  /** Forgets a person. The payload does not contain their id, because jobs are kept. */
  'forget-person': { forgettingId: string };
  'ask-for-waiting-logs': Record<string, never>;
  'take-pictures': { guildId: string; sourceId: string };
  'sweep-pictures': Record<string, never>;
  'gather-tallies': Record<string, never>;
  'drop-deleted-capts': Record<string, never>;
  'post-series': Record<string, never>;
  'expire-warnings': Record<string, never>;
  /** Old drafts, interviews that are near, forms whose schedule begins or ends. */
  'watch-applications': Record<string, never>;
  'run-vacations': Record<string, never>;
  'tell-of-inactive': Record<string, never>;
  'notice-ranks': Record<string, never>;
  'note-ready-members': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface JobDefinition {
  /**
   * How long one run may take. A killed worker is detected after this time, so it is short: its jobs must run again
   * within half a minute. Longer work continues in another run.
   */
  seconds: number;
  retries: number;
  /** How many of them one process runs at the same time; the default is one. */
  atOnce?: number;
  /**
   * The payload is the key, and the job reads what to do when it runs: equal jobs are merged into one, and never run at
   * the same time.
   */
  merged?: boolean;
  /** Cron expression (UTC) of a job that runs on a schedule. */
  schedule?: string;
}

/** A job without a title for the site's admins does not compile. */
export const JOBS: Record<TitledJob & JobName, JobDefinition> = {
  'sweep-expired-sign-ins': { seconds: 15, retries: 3, schedule: '7 * * * *' },
  'revoke-grants': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'expire-subscriptions': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'ask-for-waiting-logs': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'remind-of-plan-end': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'billing-notices': { seconds: 15, retries: 5, merged: true },
  'reconcile-billing': { seconds: 15, retries: 3, schedule: '*/3 * * * *' },
  'renew-subscriptions': { seconds: 15, retries: 3, schedule: '*/5 * * * *' },
  'pay-refunds': { seconds: 15, retries: 5, merged: true },
  // A provider may be away for long.
  'remove-method': { seconds: 15, retries: 20, merged: true },
  'check-providers': { seconds: 15, retries: 3, merged: true, schedule: '*/10 * * * *' },
  'tell-owner': { seconds: 15, retries: 5, merged: true, schedule: '*/10 * * * *' },
  'drop-old-logins': { seconds: 15, retries: 3, schedule: '23 3 * * *' },
  'forget-person': { seconds: 15, retries: 20, merged: true },
  // Discord or the disk fails here, and both may take long to recover.
  'take-pictures': { seconds: 15, retries: 12, atOnce: 4, merged: true },
  'post-series': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'expire-warnings': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'watch-applications': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'run-vacations': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'tell-of-inactive': { seconds: 15, retries: 3, schedule: '11 * * * *' },
  'notice-ranks': { seconds: 15, retries: 3, schedule: '*/10 * * * *' },
  'note-ready-members': { seconds: 15, retries: 3, schedule: '*/10 * * * *' },
  'drop-deleted-capts': { seconds: 15, retries: 3, schedule: '41 4 * * *' },
  'sweep-pictures': { seconds: 15, retries: 3, schedule: '23 * * * *' },
  'gather-tallies': { seconds: 15, retries: 3, schedule: '*/5 * * * *' },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
