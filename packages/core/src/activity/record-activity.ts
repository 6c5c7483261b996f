import type { ActivityTarget, ActivityType } from '@famiglia/contract/activity/activity-types';
import { KEY_IN_ACTIVITY } from '@famiglia/contract/keys/key-changes';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';

export interface NewActivity {
  guildId: string;
  type: ActivityType;
  actorId: string | null;
  target?: { kind: ActivityTarget; id: string };
  data?: Record<string, unknown> | undefined;
}

/** What a row keeps: a program’s key is named beside the person for whom it acts. */
export const dataOf = (
  { keyName }: Pick<Context, 'keyName'>,
  { actorId, data }: Pick<NewActivity, 'actorId' | 'data'>,
): Record<string, unknown> =>
  keyName === undefined || actorId === null ? (data ?? {}) : { ...data, [KEY_IN_ACTIVITY]: keyName };

/** Writes one row of the guild's activity, in the transaction of the change that it describes. */
export const recordActivity = async (
  context: Pick<Context, 'bus' | 'clock' | 'keyName'>,
  tx: Transaction,
  entry: NewActivity,
): Promise<void> => {
  await tx.insert(activity).values({
    guildId: entry.guildId,
    type: entry.type,
    actorId: entry.actorId,
    targetKind: entry.target?.kind ?? null,
    targetId: entry.target?.id ?? null,
    data: dataOf(context, entry),
    createdAt: context.clock(),
  });
  await context.bus.publish(tx, { type: 'activity.added', guildId: entry.guildId });
};
