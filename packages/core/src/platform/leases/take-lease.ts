import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

export interface LeaseClaim {
  name: string;
  /** A random id of this process. */
  owner: string;
  lifeMs: number;
}

/**
 * Takes or renews a lease; false while another process holds it. The database's clock decides, because it is the only
 * one that all machines share.
 */
export const takeLease = async (
  context: Pick<Context, 'db'>,
  { name, owner, lifeMs }: LeaseClaim,
): Promise<boolean> => {
  const { rowCount } = await context.db.execute(sql`
    insert into leases (name, owner, expires_at)
    values (${name}, ${owner}, clock_timestamp() + ${lifeMs} * interval '1 millisecond')
    on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
    where leases.owner = excluded.owner or leases.expires_at < clock_timestamp()`);
  return rowCount === 1;
};
