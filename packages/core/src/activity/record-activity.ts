import type { ActivityTarget, ActivityType } from '@famiglia/contract/activity/activity-types';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';

export interface NewActivity {
  guildId: string;
  type: ActivityType;
  actorId: string | null;
  target?: { kind: ActivityTarget; id: string };
  data?: Record<string, unknown>;
}

/** Writes one row of the guild's activity, in the transaction of the change that it describes. */
export const recordActivity = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  entry: NewActivity,
): Promise<void> => {
  await tx.insert(activity).values({
    guildId: entry.guildId,
    type: entry.type,
    actorId: entry.actorId,
    targetKind: entry.target?.kind ?? null,
    targetId: entry.target?.id ?? null,
    data: entry.data ?? {},
    createdAt: context.clock(),
  });
  await context.bus.publish(tx, { type: 'activity.added', guildId: entry.guildId });
};
