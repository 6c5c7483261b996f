import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { botProcesses, shardLeases } from '../db/schema/shards.ts';
import type { Shard } from './shard.ts';
import type { BotProcess } from './share-shards.ts';
import type { Context } from '../context.ts';

export interface ShardState {
  /** Null until some process has written the plan. */
  shardCount: number | null;
  /** The leases of this process, just renewed. */
  mine: Shard[];
  /** The living leases of other processes. */
  taken: Shard[];
  /** When the first of them ends unless its owner renews it; null if there are none. */
  lapsesInMs: number | null;
  /** The other living processes. */
  others: BotProcess[];
}

const lifeFromNow = (lifeMs: number) => sql`clock_timestamp() + ${lifeMs} * interval '1 millisecond'`;

/**
 * Says that this process is alive, renews its leases and reads those of the others, in one round trip. The database’s
 * clock decides, because it is the only one that all machines share.
 */
export const renewShards = async (
  db: Database,
  { id, capacity }: Pick<BotProcess, 'id' | 'capacity'>,
  lifeMs: number,
): Promise<ShardState> => {
  const { rows } = await db.execute<{ state: ShardState }>(sql`
    with gone as (delete from bot_processes where expires_at < clock_timestamp() - interval '1 minute' and id <> ${id}),
      alive as (
        insert into bot_processes (id, capacity, expires_at) values (${id}, ${capacity}, ${lifeFromNow(lifeMs)})
        on conflict (id) do update set capacity = excluded.capacity, expires_at = excluded.expires_at),
      mine as (
        update shard_leases set expires_at = ${lifeFromNow(lifeMs)} where owner = ${id} returning shard_id, shard_count)
    select json_build_object(
      'shardCount', (select shard_count from shard_plan),
      'mine', (select coalesce(json_agg(json_build_object('id', shard_id, 'count', shard_count)), '[]') from mine),
      'taken', (select coalesce(json_agg(json_build_object('id', shard_id, 'count', shard_count)), '[]')
        from shard_leases where owner <> ${id} and expires_at > clock_timestamp()),
      'lapsesInMs', (select extract(epoch from min(expires_at) - clock_timestamp())::float8 * 1000
        from shard_leases where owner <> ${id} and expires_at > clock_timestamp()),
      'others', (select coalesce(json_agg(json_build_object('id', id, 'capacity', capacity, 'held', (
          select count(*) from shard_leases where owner = bot_processes.id))), '[]')
        from bot_processes where id <> ${id} and expires_at > clock_timestamp())) as state`);
  const [row] = rows;
  if (row === undefined) throw new Error('the state of the shards could not be read');
  return row.state;
};

/** How many shards there are, and how many of them a living process has. */
export const measureShards = async (db: Database): Promise<{ planned: number; leased: number } | null> => {
  const { rows } = await db.execute<{ planned: number; leased: number }>(sql`
    select shard_count as planned, (select count(*)::int from shard_leases
      where shard_leases.shard_count = shard_plan.shard_count and expires_at > clock_timestamp()) as leased
    from shard_plan`);
  return rows[0] ?? null;
};

/** One process at a time takes leases, so that no guild is in two shards while their number changes. */
const TAKE_LOCK = 72_616_273;

/** Takes those of these shards that are free; none while shards of another division are held, or if the plan changed. */
export const takeShards = async (
  db: Database,
  owner: string,
  shards: readonly Shard[],
  lifeMs: number,
): Promise<Shard[]> => {
  const [first] = shards;
  if (first === undefined) return [];
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TAKE_LOCK})`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into shard_leases (shard_count, shard_id, owner, expires_at)
      select ${first.count}, wanted, ${owner}, ${lifeFromNow(lifeMs)}
      from unnest(${sql.param(shards.map(({ id }) => id))}::int[]) wanted
      where ${first.count} = (select shard_count from shard_plan)
        and not exists (
          select from shard_leases other where other.shard_count <> ${first.count} and other.expires_at > clock_timestamp())
      on conflict (shard_count, shard_id) do update set owner = excluded.owner, expires_at = excluded.expires_at
      where shard_leases.expires_at < clock_timestamp()
      returning shard_id as id`);
    return rows.map(({ id }) => ({ id, count: first.count }));
  });
};

/** Lets another process take a shard at once. */
export const releaseShard = async (db: Database, owner: string, shard: Shard): Promise<void> => {
  await db
    .delete(shardLeases)
    .where(
      and(
        eq(shardLeases.owner, owner),
        eq(shardLeases.shardCount, shard.count),
        eq(shardLeases.shardId, shard.id),
      ),
    );
};

/** Ends all leases of all other processes. */
export const releaseOthers = async (db: Database, id: string): Promise<void> => {
  await db.delete(botProcesses).where(ne(botProcesses.id, id));
};

/** Ends all leases of a process. */
export const leaveShards = async (db: Database, id: string): Promise<void> => {
  await db.delete(botProcesses).where(eq(botProcesses.id, id));
};

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
