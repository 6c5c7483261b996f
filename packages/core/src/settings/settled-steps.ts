import type { Settled } from '@famiglia/contract/dashboard/first-steps';
import { firstStepsRoutes } from '@famiglia/contract/dashboard/first-steps';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Queryable } from '../platform/db/database.ts';
import { settledSteps } from '../platform/db/schema/first-steps.ts';
import type { UseCase } from '../platform/use-case.ts';

/** The same press twice, or of two leaders, settles once. */
export const settleStep: UseCase<typeof firstStepsRoutes.settle> = async (context, actor, input) => {
  const { guildId, step, settled } = input;
  await requireGuildAccess(context, actor, guildId, firstStepsRoutes.settle.access);
  await context.db.transaction(async (tx) => {
    if (settled) await markSettled(tx, { guildId, step, settledAt: context.clock() });
    else await forgetSettled(tx, guildId, step);
    await context.bus.publish(tx, { type: 'settings.changed', guildId });
  });
  return null;
};

export const markSettled = async (tx: Queryable, row: typeof settledSteps.$inferInsert): Promise<void> => {
  await tx.insert(settledSteps).values(row).onConflictDoNothing();
};

const forgetSettled = async (tx: Queryable, guildId: string, step: Settled): Promise<void> => {
  await tx.delete(settledSteps).where(and(eq(settledSteps.guildId, guildId), eq(settledSteps.step, step)));
};
