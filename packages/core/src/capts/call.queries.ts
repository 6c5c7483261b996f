import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { captCalls } from '../platform/db/schema/capts.ts';
import type { CaptTarget } from './capt.queries.ts';

/** Rewrites who had a place and who attended. */
export const replaceCalls = async (
  tx: Transaction,
  { guildId, captId }: CaptTarget,
  selected: readonly string[],
  came: ReadonlySet<string>,
): Promise<void> => {
  await tx.delete(captCalls).where(and(eq(captCalls.guildId, guildId), eq(captCalls.captId, captId)));
  if (selected.length === 0) return;
  await tx
    .insert(captCalls)
    .values(selected.map((userId) => ({ captId, guildId, userId, came: came.has(userId) })));
};
