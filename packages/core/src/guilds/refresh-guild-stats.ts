import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { familyTallies } from '../platform/db/schema/family-tallies.ts';
import { activeSince } from '../members/active-since.ts';

/** A week has 168 hours: a guild may have a few rows for each of them. */
const MAX_ROWS = 500;

/**
 * Merges the tallies of busy guilds: one row for each hour, and one for everything older than a week. Concurrent
 * changes of members only add rows, which are merged the next time.
 */
export const refreshGuildStats = async ({ db, clock }: Context): Promise<void> => {
  await db.execute(sql`
    with crowded as (
      select guild_id from ${familyTallies} group by guild_id having count(*) > ${MAX_ROWS}
    ), taken as (
      delete from ${familyTallies} using crowded
      where family_tallies.guild_id = crowded.guild_id
      returning family_tallies.*
    )
    insert into ${familyTallies} (guild_id, hour, members, reputation)
    select guild_id, case when hour >= ${activeSince(clock()).toISOString()} then hour end, sum(members), sum(reputation)
    from taken group by 1, 2`);
};

export const refreshGuildStatsJob = defineJob({
  name: 'gather-tallies',
  title: { en: 'Updating server stats', ru: 'Обновление статистики серверов' },
  schedule: '*/5 * * * *',
  run: refreshGuildStats,
});
