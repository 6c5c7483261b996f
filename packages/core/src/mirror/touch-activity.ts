import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

export interface Sighting {
  guildId: string;
  userId: string;
}

const ONCE_PER_MS = 60_000;

/**
 * Notes that members did something in Discord, at most once a minute each. It is announced to nobody:
 * a panel that refetched at every chat line would do little else.
 */
export const touchActivity = async (context: Context, sightings: readonly Sighting[]): Promise<void> => {
  const now = context.clock();
  const stale = new Date(now.getTime() - ONCE_PER_MS);
  await context.db.execute(sql`
    update members set last_active_at = ${now.toISOString()}
    from unnest(
      ${sql.param(sightings.map((seen) => seen.guildId))}::bigint[],
      ${sql.param(sightings.map((seen) => seen.userId))}::bigint[]
    ) as seen(guild_id, user_id)
    where members.guild_id = seen.guild_id and members.user_id = seen.user_id
      and (last_active_at is null or last_active_at < ${stale.toISOString()})`);
};
