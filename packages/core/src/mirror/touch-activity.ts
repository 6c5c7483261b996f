import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';

export interface Sighting {
  guildId: string;
  userId: string;
}

const ONCE_PER_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Records that members did something in Discord, at most once a minute each, and counts those not yet seen in this
 * hour. It publishes nothing: panels would refetch at every chat message.
 */
export const touchActivity = async (context: Context, sightings: readonly Sighting[]): Promise<void> => {
  const now = context.clock();
  const stale = new Date(now.getTime() - ONCE_PER_MS).toISOString();
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS)).toISOString();
  await context.db.execute(sql`
    with known as (
      select guild_id, user_id, last_active_at as before
      from members
      join unnest(
        ${sql.param(sightings.map((seen) => seen.guildId))}::bigint[],
        ${sql.param(sightings.map((seen) => seen.userId))}::bigint[]
      ) as seen(guild_id, user_id) using (guild_id, user_id)
      where last_active_at is null or last_active_at < greatest(${stale}::timestamptz, ${hour}::timestamptz)
      order by guild_id, user_id
      for no key update of members
    ), touched as (
      update members set last_active_at = ${now.toISOString()}
      from known
      where members.guild_id = known.guild_id and members.user_id = known.user_id
      returning members.guild_id, known.before
    )
    insert into active_hours (guild_id, hour, members)
    select guild_id, ${hour}, count(*) from touched
    where before is null or before < ${hour}
    group by guild_id order by guild_id
    on conflict (guild_id, hour) do update set members = active_hours.members + excluded.members`);
};
