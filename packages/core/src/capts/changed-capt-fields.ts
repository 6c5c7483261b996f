import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { UseCaseInput } from '../platform/use-case-input.ts';

type Edit = UseCaseInput<typeof captRoutes.update>;

const SAME_NAMES = ['opponent', 'side', 'territory', 'slots', 'status', 'result', 'notes'] as const;

/**
 * The fields that an edit changes, by their names in the contract. A list is given as its length, because it is too
 * long to show.
 */
export const changedCaptFields = (before: CaptDetails, edit: Edit) => {
  // A capt that is over sends no reminders and has no end of sign-up.
  const ahead = edit.status === 'open' || edit.status === 'closed';
  const values = [
    ...SAME_NAMES.map((field) => ({ field, before: before[field], after: edit[field] })),
    { field: 'score_ours', before: before.score_ours, after: edit.scoreOurs },
    { field: 'score_theirs', before: before.score_theirs, after: edit.scoreTheirs },
    {
      field: 'cutoff_minutes',
      before: before.cutoff_minutes,
      after: !ahead || edit.cutoffMinutes === undefined ? before.cutoff_minutes : edit.cutoffMinutes,
    },
    {
      field: 'ping_role_id',
      before: before.ping_role_id,
      after: edit.pingRoleId === undefined ? before.ping_role_id : edit.pingRoleId,
    },
    {
      field: 'ping_again_minutes',
      before: before.ping_again_minutes,
      after: edit.pingAgainMinutes ?? before.ping_again_minutes,
    },
    { field: 'thread', before: before.thread, after: edit.thread ?? before.thread },
    {
      field: 'more_answers',
      before: before.more_answers,
      after: edit.moreAnswers ?? before.more_answers,
    },
    {
      field: 'fight_kind',
      before: before.fight_kind?.id ?? null,
      after: edit.fightKindId === undefined ? (before.fight_kind?.id ?? null) : edit.fightKindId,
    },
    { field: 'starts_at', before: before.starts_at, after: new Date(edit.startsAt).toISOString() },
  ];
  const lists = [
    { field: 'players', before: before.players, after: edit.players },
    { field: 'recordings', before: before.recordings, after: edit.recordings },
    {
      field: 'reminders_minutes',
      before: before.reminders_minutes,
      after: ahead ? edit.remindersMinutes?.toSorted((one, other) => other - one) : undefined,
    },
  ].flatMap(({ field, before: old, after }) => {
    if (after === undefined || JSON.stringify(old) === JSON.stringify(after)) return [];
    return [{ field, before: old.length, after: after.length }];
  });
  return [...values.filter((change) => change.before !== change.after), ...lists];
};
