import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';

/** A transaction takes transactions as savepoints, and so every use case as it is. */
export const inOneTransaction = async (
  context: Context,
  work: (whole: Context) => Promise<void>,
): Promise<void> => context.db.transaction(async (tx) => work({ ...context, db: tx as unknown as Database }));
