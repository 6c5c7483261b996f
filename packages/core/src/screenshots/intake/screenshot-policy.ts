import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { ReputationSource } from '@famiglia/contract/reputation/reputation';
import type { Queryable } from '../../platform/db/database.ts';

export interface Submitted {
  guildId: string;
  userId: string;
  submittedAt: Date;
}

/** How a file repeats an earlier one: exactly that of another member, or similar to anybody's. */
export type Likeness = 'copy' | 'look_alike';

export type SubmissionVerdict =
  | {
      status: 'pending' | 'approved';
      reward: number;
      /** It waits only because it repeats an earlier one. */
      held?: boolean;
    }
  | { refusal: ErrorCode };

/** The reward of a kind of screenshot, and whether another one is accepted. */
export interface ScreenshotPolicy {
  /** Null for what earns no reputation. */
  source: ReputationSource | null;
  /** Checked before the download, and again, under the guild's lock, before it counts: only then is its likeness known. */
  decide: (db: Queryable, submitted: Submitted, likeness: Likeness | null) => Promise<SubmissionVerdict>;
  /** How a member hears of a verdict: in the bot's reply to the screenshot, or by a notice as well. */
  tells: 'in_reply' | Extract<DeliveryKind, `${string}_verdict`>;
}
