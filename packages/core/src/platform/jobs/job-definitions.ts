/** What each job is told. Ids only, never content: what happened is read again when the job runs. */
export interface JobPayloads {
  'sweep-expired-sign-ins': Record<string, never>;
  /** Tells Discord of sign-ins that are over. */
  'revoke-grants': Record<string, never>;
  'expire-subscriptions': Record<string, never>;
  'remind-of-plan-end': Record<string, never>;
  /** Tells a guild, in its log channel, that its plan ends so many days ahead. */
  'tell-of-plan-end': { guildId: string; daysBefore: number };
  'drop-old-logins': Record<string, never>;
  /** Forgets a person; not named by their own id, which would be kept with the job. */
  'forget-person': { forgettingId: string };
  /** Tells what happened in the guild's log channel. */
  'post-activity-log': { guildId: string };
  'ask-for-waiting-logs': Record<string, never>;
  /** Gives and takes the roles that go with reputation. */
  'reputation-roles': { guildId: string };
  'take-pictures': { guildId: string; sourceId: string };
  'answer-submission': { guildId: string; sourceId: string };
  'sweep-pictures': Record<string, never>;
  'gather-tallies': Record<string, never>;
  /** Shows in Discord how a capt ended. */
  'post-capt-result': { guildId: string; captId: string };
  'drop-deleted-capts': Record<string, never>;
  /** Brings the review channel's messages up to date. */
  'draw-gungame-cards': { guildId: string };
  /** Tells members what was decided about their screens. */
  'tell-gungame-verdicts': { guildId: string };
}

export type JobName = keyof JobPayloads;

export interface JobDefinition {
  /**
   * How long one run may take. A worker that was killed is noticed after this time, so it stays short: its
   * jobs must run again within half a minute. Longer work goes on in another run.
   */
  seconds: number;
  retries: number;
  /** How many of them one process runs at the same time; one if left out. */
  atOnce?: number;
  /**
   * The payload says all there is to know, and what is to be done is read when the job runs: many that ask for the same
   * are one, and no two of them run beside each other.
   */
  merged?: boolean;
  /** Cron expression (UTC) of a job that nobody has to ask for. */
  schedule?: string;
}

export const JOBS: Record<JobName, JobDefinition> = {
  'sweep-expired-sign-ins': { seconds: 15, retries: 3, schedule: '7 * * * *' },
  'revoke-grants': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'expire-subscriptions': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'post-activity-log': { seconds: 15, retries: 5, atOnce: 8, merged: true },
  'ask-for-waiting-logs': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'remind-of-plan-end': { seconds: 15, retries: 3, schedule: '* * * * *' },
  'tell-of-plan-end': { seconds: 15, retries: 10, atOnce: 4 },
  'drop-old-logins': { seconds: 15, retries: 3, schedule: '23 3 * * *' },
  'forget-person': { seconds: 15, retries: 20, merged: true },
  'reputation-roles': { seconds: 15, retries: 20, atOnce: 8, merged: true },
  // What fails here is Discord or the disk, and both take their time to come back.
  'take-pictures': { seconds: 15, retries: 12, atOnce: 2, merged: true },
  'answer-submission': { seconds: 15, retries: 8, atOnce: 8, merged: true },
  'draw-gungame-cards': { seconds: 15, retries: 8, atOnce: 8, merged: true },
  'tell-gungame-verdicts': { seconds: 15, retries: 8, atOnce: 8, merged: true },
  'post-capt-result': { seconds: 15, retries: 8, atOnce: 8, merged: true },
  'drop-deleted-capts': { seconds: 15, retries: 3, schedule: '41 4 * * *' },
  'sweep-pictures': { seconds: 15, retries: 3, schedule: '23 * * * *' },
  'gather-tallies': { seconds: 15, retries: 3, schedule: '*/5 * * * *' },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
