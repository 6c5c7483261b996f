import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { activity } from '../db/schema/activity.ts';
import type { NewActivity } from './record-activity.ts';

/** Many rows of one guild's activity in one statement: a batch of clicks is one write, not one each. */
export const recordActivities = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  entries: readonly Omit<NewActivity, 'guildId'>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const createdAt = context.clock();
  await tx.insert(activity).values(
    entries.map(({ type, actorId, target, data }) => ({
      guildId,
      type,
      actorId,
      targetKind: target?.kind ?? null,
      targetId: target?.id ?? null,
      data: data ?? {},
      createdAt,
    })),
  );
  await context.bus.publish(tx, { type: 'activity.added', guildId });
};
