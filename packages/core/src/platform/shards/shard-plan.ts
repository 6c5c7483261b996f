import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Writes into how many shards the guilds are divided. What the operator set is taken as it is; what Discord recommends
 * only makes the number larger, because every change makes all shards connect anew.
 */
export const planShards = async (
  { db }: Pick<Context, 'db'>,
  shardCount: number,
  { onlyMore }: { onlyMore: boolean },
): Promise<void> => {
  await db.execute(sql`
    insert into shard_plan (shard_count) values (${shardCount})
    on conflict (id) do update set shard_count = excluded.shard_count
    where not ${onlyMore} or shard_plan.shard_count < excluded.shard_count`);
};
