import type { Context } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/database.ts';

/** Inside a transaction other transactions are savepoints, so use cases work unchanged. */
export const inOneTransaction = async (
  context: Context,
  work: (whole: Context, tx: Transaction) => Promise<void>,
): Promise<void> =>
  context.db.transaction(async (tx) => work({ ...context, db: tx as unknown as Database }, tx));
