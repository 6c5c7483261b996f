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

/** The reward of a kind of screenshot, and whether another one is accepted. */
export interface ScreenshotPolicy {
  source: ReputationSource;
  /** Checked before the download, and again, under the guild's lock, before it counts. */
  decide: (db: Queryable, submitted: Submitted) => Promise<SubmissionVerdict>;
  /** Further effects of a new screenshot of this kind, in the transaction that makes it count. */
  stored?: (
    context: Context,
    tx: Transaction,
    screenshot: { guildId: string; screenshotId: string },
  ) => Promise<void>;
}
