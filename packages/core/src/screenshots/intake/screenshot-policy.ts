import type { ErrorCode } from '@famiglia/contract/error-codes';
import type { ReputationSource } from '@famiglia/contract/reputation';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';

export interface Submitted {
  guildId: string;
  userId: string;
  submittedAt: Date;
}

export type SubmissionVerdict = { status: 'pending' | 'approved'; reward: number } | { refusal: ErrorCode };

/** What a kind of screenshot is worth, and whether one more of it is welcome. */
export interface ScreenshotPolicy {
  source: ReputationSource;
  /** Asked before a file is fetched, and again, under the guild's lock, before it counts. */
  decide: (db: Queryable, submitted: Submitted) => Promise<SubmissionVerdict>;
  /** What else a new screenshot of this kind sets going, in the transaction that makes it count. */
  stored?: (
    context: Context,
    tx: Transaction,
    screenshot: { guildId: string; screenshotId: string },
  ) => Promise<void>;
}
