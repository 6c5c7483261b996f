import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Language } from '@famiglia/contract/kit/language';
import type { Context } from '../../platform/context.ts';
import { findMember } from '../../members/member.queries.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { canBeJudged } from '../../settings/require-judges.ts';
import { findSubscription } from '../../billing/subscriptions/subscription.queries.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { countToday } from './day.queries.ts';
import { isCopy } from './find-look-alike.ts';
import { findFiles, findSubmission } from './submission.queries.ts';
import type { Source, SubmissionRow } from './submission.queries.ts';

/** The earlier screenshot that a file repeats, until a moderator has looked at both. */
export interface Repeated {
  submittedAt: Date;
  /** Whether it is a byte-identical copy of another member's file. */
  copied: boolean;
}

/** The result of one file. */
export type FileOutcome =
  | { state: 'waiting'; failed: boolean }
  | { state: 'refused'; code: ErrorCode; limit: number | undefined }
  | { state: 'credited'; reward: number; repeats: Repeated | null }
  | { state: 'pending'; reward: number; repeats: Repeated | null }
  | { state: 'rejected'; comment: string | null };

export interface SubmissionState {
  submission: SubmissionRow;
  outcomes: readonly FileOutcome[];
  /** GG screenshots on the day of the submission. */
  today: { used: number; limit: number };
  /** Whether anybody could judge it: in a review channel, or in the panel. */
  canBeJudged: boolean;
  reputation: number;
  reputationName: string;
  language: Language;
}

/** Everything that a member is told about their submission. */
export const readSubmission = async (context: Context, source: Source): Promise<SubmissionState | null> => {
  const { db } = context;
  const submission = await findSubmission(db, source);
  if (submission === null) return null;
  const { guildId, userId, submittedAt } = submission;
  const settings = await findSettings(db, guildId);
  const [files, used, member, subscription] = await Promise.all([
    findFiles(db, source),
    countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone: settings.time_zone }),
    findMember(db, guildId, userId),
    findSubscription(db, guildId),
  ]);
  const { tier } = subscriptionState(subscription, context.clock());
  return {
    submission,
    outcomes: files.map((file) =>
      outcomeOf(file, {
        gg_daily_limit: settings.gg.daily_limit,
        gungame_daily_limit: settings.gungame.daily_limit,
        pictures_daily_limit: context.config.screenshotLimits.perMemberDay,
      }),
    ),
    today: { used, limit: settings.gg.daily_limit },
    canBeJudged: canBeJudged(submission.kind, tier, settings),
    reputation: member?.reputation ?? 0,
    reputationName: settings.reputation_name,
    language: settings.language,
  };
};

type FoundFile = Awaited<ReturnType<typeof findFiles>>[number];

const outcomeOf = (
  { file, screenshot, earlier }: FoundFile,
  limits: Partial<Record<ErrorCode, number>>,
): FileOutcome => {
  if (file.state === 'refused') {
    const code = file.refusal as ErrorCode;
    return { state: 'refused', code, limit: limits[code] };
  }
  if (screenshot === null) return { state: 'waiting', failed: file.failedAt !== null };
  const { status, reward, comment } = screenshot;
  if (status === 'rejected') return { state: 'rejected', comment };
  return {
    state: status === 'approved' ? 'credited' : 'pending',
    reward,
    repeats: repeatedBy(screenshot, earlier),
  };
};

type Screenshot = NonNullable<FoundFile['screenshot']>;

const repeatedBy = (screenshot: Screenshot, earlier: Screenshot | null): Repeated | null =>
  earlier === null || screenshot.moderatedAt !== null
    ? null
    : { submittedAt: earlier.submittedAt, copied: isCopy(screenshot, earlier) };
