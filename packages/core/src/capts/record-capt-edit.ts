import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptStatus } from '@famiglia/contract/capts/capts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { captTitle } from './capt-title.ts';
import type { changedCaptFields } from './changed-capt-fields.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';

interface CaptEdit {
  edit: UseCaseInput<typeof captRoutes.update>;
  changes: ReturnType<typeof changedCaptFields>;
  before: CaptStatus;
  userId: string;
}

/** Writes one activity row per save, named after the most important change. */
export const recordCaptEdit = async (
  context: Context,
  tx: Transaction,
  { edit, changes, before, userId }: CaptEdit,
): Promise<void> => {
  const { result, scoreOurs, scoreTheirs, slots } = edit;
  await recordActivity(context, tx, {
    guildId: edit.guildId,
    type: typeOf(edit.status, before, changes),
    actorId: userId,
    target: { kind: 'capt', id: edit.captId },
    data: {
      title: captTitle(edit),
      slots,
      changes,
      ...(result === null ? {} : { result, score_ours: scoreOurs, score_theirs: scoreTheirs }),
    },
  });
};

const TYPES = {
  open: 'capt.edited',
  closed: 'capt.closed',
  finished: 'capt.finished',
  cancelled: 'capt.cancelled',
} as const;

const typeOf = (
  status: CaptStatus,
  before: CaptStatus,
  changes: CaptEdit['changes'],
): Extract<ActivityType, `capt.${string}`> => {
  if (status !== before) return TYPES[status];
  return changes.length === 1 && changes[0]?.field === 'slots' ? 'capt.resized' : 'capt.edited';
};
