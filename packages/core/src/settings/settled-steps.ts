import type { Settled } from '@famiglia/contract/dashboard/first-steps';
import { firstStepsRoutes } from '@famiglia/contract/dashboard/first-steps';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Queryable } from '../platform/db/database.ts';
import { settledSteps } from '../platform/db/schema/first-steps.ts';
import type { UseCase } from '../platform/use-case.ts';

/** The same press twice, or of two leaders, settles once and is told once. */
export const settleStep: UseCase<typeof firstStepsRoutes.settle> = async (context, actor, input) => {
  const { guildId, step, settled } = input;
  await requireGuildAccess(context, actor, guildId, firstStepsRoutes.settle.access);
  await context.db.transaction(async (tx) => {
    const changed = settled
      ? await markSettled(tx, { guildId, step, settledAt: context.clock() })
      : await forgetSettled(tx, guildId, step);
    if (changed) await context.bus.publish(tx, { type: 'first_steps.changed', guildId });
  });
  return null;
};

export const markSettled = async (tx: Queryable, row: typeof settledSteps.$inferInsert): Promise<boolean> => {
  const marked = await tx.insert(settledSteps).values(row).onConflictDoNothing();
  return marked.rowCount === 1;
};

const forgetSettled = async (tx: Queryable, guildId: string, step: Settled): Promise<boolean> => {
  const isIt = and(eq(settledSteps.guildId, guildId), eq(settledSteps.step, step));
  return (await tx.delete(settledSteps).where(isIt)).rowCount === 1;
};
