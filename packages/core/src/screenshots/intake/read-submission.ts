import type { ErrorCode } from '@famiglia/contract/error-codes';
import type { Language } from '@famiglia/contract/constants';
import type { Context } from '../../platform/context.ts';
import { findMember } from '../../guilds/members/member.queries.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { countToday } from './day.queries.ts';
import { findFiles, findSubmission } from './submission.queries.ts';
import type { Source, SubmissionRow } from './submission.queries.ts';

/** The result of one file. */
export type FileOutcome =
  | { state: 'waiting'; failed: boolean }
  | { state: 'refused'; code: ErrorCode }
  | { state: 'credited'; reward: number }
  | { state: 'pending'; reward: number }
  | { state: 'rejected'; comment: string | null };

export interface SubmissionState {
  submission: SubmissionRow;
  outcomes: readonly FileOutcome[];
  /** GG screenshots on the day of the submission. */
  today: { used: number; limit: number };
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
  const [files, used, member] = await Promise.all([
    findFiles(db, source),
    countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone: settings.time_zone }),
    findMember(db, guildId, userId),
  ]);
  return {
    submission,
    outcomes: files.map(outcomeOf),
    today: { used, limit: settings.gg.daily_limit },
    reputation: member?.reputation ?? 0,
    reputationName: settings.reputation_name,
    language: settings.language,
  };
};

const outcomeOf = ({ file, screenshot }: Awaited<ReturnType<typeof findFiles>>[number]): FileOutcome => {
  if (file.state === 'refused') return { state: 'refused', code: file.refusal as ErrorCode };
  if (screenshot === null) return { state: 'waiting', failed: file.failedAt !== null };
  const { status, reward, comment } = screenshot;
  if (status === 'rejected') return { state: 'rejected', comment };
  return { state: status === 'approved' ? 'credited' : 'pending', reward };
};
