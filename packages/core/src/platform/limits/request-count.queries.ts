import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { requestCounts } from '../db/schema/request-counts.ts';

interface CountedRequests {
  key: Buffer;
  /** How many more there were. */
  more: number;
  windowMs: number;
}

/** Adds to a count that all processes share, and returns it with the milliseconds until it starts anew. */
export const countRequests = async (
  db: Queryable,
  { key, more, windowMs }: CountedRequests,
): Promise<{ used: number; endsInMs: number }> => {
  const { rows } = await db.execute<{ used: number; endsInMs: number }>(sql`
    insert into request_counts (key, used, ends_at)
    values (${key}, ${more}, clock_timestamp() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      used = excluded.used + case when request_counts.ends_at > clock_timestamp() then request_counts.used else 0 end,
      ends_at = case when request_counts.ends_at > clock_timestamp() then request_counts.ends_at else excluded.ends_at end
    returning used, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as "endsInMs"`);
  const [row] = rows;
  if (row === undefined) throw new Error('a count of requests was not written');
  return row;
};

export const deleteOldRequestCounts = async (db: Queryable): Promise<void> => {
  await db.delete(requestCounts).where(lt(requestCounts.endsAt, sql`clock_timestamp()`));
};
