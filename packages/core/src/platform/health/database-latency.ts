import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Milliseconds of one round trip to the database. */
export const databaseLatency = async (context: Pick<Context, 'db'>): Promise<number> => {
  const startedAt = performance.now();
  await context.db.execute(sql`select 1`);
  return performance.now() - startedAt;
};
