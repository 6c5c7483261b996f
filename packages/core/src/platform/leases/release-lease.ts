import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { leases } from '../db/schema/leases.ts';

/** Lets the next process take over at once instead of waiting for the lease to run out. */
export const releaseLease = async (
  context: Pick<Context, 'db'>,
  { name, owner }: { name: string; owner: string },
): Promise<void> => {
  await context.db.delete(leases).where(and(eq(leases.name, name), eq(leases.owner, owner)));
};
