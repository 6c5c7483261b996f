import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { familyTallies } from '../platform/db/schema/family-tallies.ts';
import { activeSince } from './members/active-since.ts';

/** A week has 168 hours: a guild's tallies are let grow to a few for each of them. */
const MOST_ROWS = 500;

/**
 * Puts the tallies of busy guilds together, an hour in one row and all that is older than a week in another. Whoever
 * changes members meanwhile only adds rows, which are left for the next time.
 */
export const refreshGuildStats = async ({ db, clock }: Context): Promise<void> => {
  await db.execute(sql`
    with crowded as (
      select guild_id from ${familyTallies} group by guild_id having count(*) > ${MOST_ROWS}
    ), taken as (
      delete from ${familyTallies} using crowded
      where family_tallies.guild_id = crowded.guild_id
      returning family_tallies.*
    )
    insert into ${familyTallies} (guild_id, hour, members, reputation)
    select guild_id, case when hour >= ${activeSince(clock()).toISOString()} then hour end, sum(members), sum(reputation)
    from taken group by 1, 2`);
};
