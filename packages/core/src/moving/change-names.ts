import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { NameChange } from './moving.queries.ts';
import { showNames } from './show-names.ts';

interface ManyNames {
  guildId: string;
  changes: readonly NameChange[];
  actorId: string | null;
  type: Extract<ActivityType, `names.${string}`>;
}

/** Changes the names of members whose rows are locked, with one row of activity: each name has its own row in the history of nicks. */
export const changeNames = async (
  context: Context,
  tx: Transaction,
  { guildId, changes, actorId, type }: ManyNames,
): Promise<void> => {
  await showNames(context, tx, { guildId, actorId }, changes);
  const only = changes.length === 1 ? changes[0] : undefined;
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    ...(only && { target: { kind: 'member', id: only.userId } }),
    data: { count: changes.length },
  });
};
