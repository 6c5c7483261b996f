import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Takes the next turn of a bucket to identify at Discord and returns the milliseconds until then. Shards whose id leaves
 * the same rest after division by Discord’s `max_concurrency` share a bucket, in whatever process they are.
 */
export const takeIdentifyTurn = async (
  { db }: Pick<Context, 'db'>,
  bucket: number,
  spacingMs: number,
): Promise<number> => {
  const spacing = sql`${spacingMs} * interval '1 millisecond'`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into identify_turns (bucket, next_at) values (${bucket}, clock_timestamp() + ${spacing})
    on conflict (bucket) do update
      set next_at = greatest(identify_turns.next_at, clock_timestamp()) + ${spacing}
    returning extract(epoch from next_at - ${spacing} - clock_timestamp())::float8 * 1000 as wait`);
  return Math.max(0, rows[0]?.wait ?? 0);
};
