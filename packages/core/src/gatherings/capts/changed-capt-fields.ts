import type { CaptDetails } from '@famiglia/contract/capts';
import type { captRoutes } from '@famiglia/contract/capt-routes';
import type { RouteInput } from '@famiglia/contract/route';

type Edit = RouteInput<typeof captRoutes.update>;

const PLAIN = [
  'opponent',
  'side',
  'territory',
  'slots',
  'status',
  'result',
  'score_ours',
  'score_theirs',
  'notes',
] as const;

/** What an edit changes. Lists are told by their length: forty rows of numbers are no news. */
export const changedCaptFields = (before: CaptDetails, edit: Edit) => {
  const plain = PLAIN.map((field) => ({ field, before: before[field], after: edit[field] }));
  const lists = (['players', 'recordings', 'reminders_minutes'] as const).flatMap((field) => {
    const after = edit[field];
    if (after === undefined || JSON.stringify(before[field]) === JSON.stringify(after)) return [];
    return [{ field, before: before[field].length, after: after.length }];
  });
  const start = {
    field: 'starts_at',
    before: before.starts_at,
    after: new Date(edit.starts_at).toISOString(),
  };
  return [...[...plain, start].filter((change) => change.before !== change.after), ...lists];
};
