import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

const MAX_PLAYERS = 10;

const ofGuild = (guildId: string): SQL => sql`s.guild_id = ${guildId}::bigint and s.kind = 'gungame'`;
const decidedSince = (guildId: string, since: Date): SQL =>
  sql`${ofGuild(guildId)} and s.moderated_at >= ${since.toISOString()}`;
const verdicts = sql`count(*) filter (where s.status = 'approved')::int as approved,
  count(*) filter (where s.status = 'rejected')::int as rejected`;
/** A person who was never in the guild is shown too. */
const nameOf = (column: SQL): SQL => sql`coalesce(
  (select display_name from members m where m.guild_id = s.guild_id and m.user_id = ${column}), ${column}::text)`;

/** For all players, or for one. */
export const countByStatus = async (db: Queryable, guildId: string, userId?: string) => {
  const theirs = userId === undefined ? sql`` : sql`and s.user_id = ${userId}::bigint`;
  const { rows } = await db.execute<{ status: 'pending' | 'approved' | 'rejected'; total: number }>(
    sql`select s.status, count(*)::int as total from screenshots s
      where ${ofGuild(guildId)} ${theirs} group by s.status`,
  );
  const of = (status: (typeof rows)[number]['status']): number =>
    rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
};

/** How long members waited for a verdict, in seconds, as floats: `extract` returns slow decimals. */
export const findWaits = async (db: Queryable, guildId: string, since: Date) => {
  const { rows } = await db.execute<{ waits: [number, number] | null }>(sql`
    select percentile_cont(array[0.5, 0.95]) within group
      (order by date_part('epoch', s.moderated_at - s.submitted_at)) as waits
    from screenshots s where ${decidedSince(guildId, since)}`);
  const [median, p95] = rows[0]?.waits ?? [null, null];
  return { median, p95 };
};

interface Verdicts extends Record<string, unknown> {
  approved: number;
  rejected: number;
}

export const findModerators = async (db: Queryable, guildId: string, since: Date) => {
  const { rows } = await db.execute<Verdicts & { user_id: string; name: string }>(sql`
    select s.moderated_by::text as user_id, ${nameOf(sql`s.moderated_by`)} as name, ${verdicts}
    from screenshots s where ${decidedSince(guildId, since)} and s.moderated_by is not null
    group by s.guild_id, s.moderated_by order by count(*) desc, s.moderated_by`);
  return rows;
};

export const findTopPlayers = async (db: Queryable, guildId: string, since: Date) => {
  const { rows } = await db.execute<{ user_id: string; name: string; approved: number }>(sql`
    select s.user_id::text as user_id, ${nameOf(sql`s.user_id`)} as name, count(*)::int as approved
    from screenshots s where ${decidedSince(guildId, since)} and s.status = 'approved'
    group by s.guild_id, s.user_id order by count(*) desc, s.user_id limit ${MAX_PLAYERS}`);
  return rows;
};

/**
 * Each day in the guild's time zone, also those without verdicts. Thirty midnights are converted instead of every
 * verdict's time, so that each day is a short range of the index.
 */
export const findDays = async (
  db: Queryable,
  guildId: string,
  { since, until, timeZone }: { since: Date; until: Date; timeZone: string },
) => {
  const dayOf = (moment: Date): SQL =>
    sql`date_trunc('day', ${moment.toISOString()}::timestamptz at time zone ${timeZone})`;
  const { rows } = await db.execute<Verdicts & { date: string }>(sql`
    select day::date::text as date, counted.approved, counted.rejected
    from generate_series(${dayOf(since)}, ${dayOf(until)}, interval '1 day') as day
    cross join lateral (
      select ${verdicts} from screenshots s
      where ${decidedSince(guildId, since)} and s.moderated_at >= day at time zone ${timeZone}
        and s.moderated_at < (day + interval '1 day') at time zone ${timeZone}
    ) counted
    order by day`);
  return rows;
};

/** A player's verdicts since the given time. */
export const countVerdictsOf = async (db: Queryable, guildId: string, userId: string, since: Date) => {
  const { rows } = await db.execute<Verdicts>(
    sql`select ${verdicts} from screenshots s
      where ${decidedSince(guildId, since)} and s.user_id = ${userId}::bigint`,
  );
  return { approved: rows[0]?.approved ?? 0, rejected: rows[0]?.rejected ?? 0 };
};
