import type { Language } from '@famiglia/contract/kit/language';
import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import type {
  FileOutcome,
  Repeated,
  SubmissionState,
} from '@famiglia/core/screenshots/intake/read-submission';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { submissionTexts } from './submission-texts.ts';

type Facts = Pick<
  SubmissionState,
  'submission' | 'outcomes' | 'today' | 'canBeJudged' | 'reputation' | 'reputationName'
>;

const of = <State extends FileOutcome['state']>(outcomes: readonly FileOutcome[], state: State) =>
  outcomes.filter((outcome): outcome is Extract<FileOutcome, { state: State }> => outcome.state === state);

/** What was credited, what is left today, or why not: one line per fact. */
export const submissionReplyText = (facts: Facts, language: Language): string => {
  const { outcomes, today, canBeJudged } = facts;
  const texts = submissionTexts[language];
  const [credited, pending, rejected] = [
    of(outcomes, 'credited'),
    of(outcomes, 'pending'),
    of(outcomes, 'rejected'),
  ];
  const reward = credited.reduce((sum, one) => sum + one.reward, 0);
  const comments = new Set(rejected.flatMap((one) => one.comment ?? []));
  const left = Math.max(0, today.limit - today.used);
  return [
    credited.length > 0
      ? texts.credited(credited.length, reward, escapeText(facts.reputationName), facts.reputation)
      : '',
    pendingLine(facts.submission.kind, pending.length, language),
    ...repeats([...credited, ...pending], canBeJudged, language),
    pending.length > 0 && !canBeJudged ? texts.nobodyJudges : '',
    rejected.length > 0 ? texts.rejected(rejected.length) : '',
    ...[...comments].map((comment) => texts.comment(escapeText(comment))),
    ...refusals(outcomes, language),
    waitingLine(of(outcomes, 'waiting'), language),
    // Only GG screenshots have a daily limit.
    facts.submission.kind === 'gg' && credited.length + pending.length > 0
      ? texts.left(left, today.limit)
      : '',
  ]
    .filter(Boolean)
    .join('\n');
};

const pendingLine = (kind: ScreenshotKind, count: number, language: Language): string => {
  if (count === 0) return '';
  const texts = submissionTexts[language];
  return kind === 'reports' ? texts.pendingReport : texts.pending(count);
};

/** Lines about screenshots that repeat an earlier one, which a moderator will look at. */
const repeats = (
  outcomes: readonly { repeats: Repeated | null }[],
  canBeJudged: boolean,
  language: Language,
): string[] => {
  const { copied, lookAlike, willCheck } = submissionTexts[language];
  const lines = outcomes.flatMap(({ repeats: earlier }) => {
    if (earlier === null) return [];
    const when = `<t:${Math.floor(earlier.submittedAt.getTime() / 1000)}:D>`;
    const fact = earlier.copied ? copied(when) : lookAlike(when);
    return [canBeJudged ? `${fact}: ${willCheck}.` : `${fact}.`];
  });
  return [...new Set(lines)];
};

/** A reason that holds for all files is written once. */
const refusals = (outcomes: readonly FileOutcome[], language: Language): string[] => {
  const refused = of(outcomes, 'refused');
  const reasons = new Set(refused.map(({ code, limit }) => refusalText(code, language, limit)));
  if (refused.length === outcomes.length && reasons.size === 1) return [...reasons];
  return outcomes.flatMap((outcome, index) =>
    outcome.state === 'refused'
      ? [submissionTexts[language].refused(index + 1, refusalText(outcome.code, language, outcome.limit))]
      : [],
  );
};

const waitingLine = (waiting: readonly { failed: boolean }[], language: Language): string => {
  if (waiting.length === 0) return '';
  return waiting.some((one) => one.failed)
    ? submissionTexts[language].patience
    : submissionTexts[language].copying;
};
