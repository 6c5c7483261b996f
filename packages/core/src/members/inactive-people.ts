import { HIDDEN_DAYS } from '@famiglia/contract/inactive/inactive';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Asked {
  /** As the guild has set it. */
  days: number;
  now: Date;
}

/**
 * The user ids of inactive members: they are present, and for so many days they were not at an event or a capt, sent no
 * screen and were not in voice, the AFK channel aside. The time of a vacation does not count: the days begin anew when it ends. Whoever joined
 * lately had no time to be seen. Whom a leader took off the list is not counted either, until they are seen again.
 * Every page that counts active or inactive members uses this; it reads only the signs of the last weeks.
 */
export const inactivePeople = (guildId: string, { days, now }: Asked): SQL => {
  const before = (count: number) =>
    sql`${new Date(now.getTime() - count * DAY_MS).toISOString()}::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const guild = sql`${guildId}::bigint`;
  const from = before(Math.max(days, HIDDEN_DAYS));
  return sql`
    select member.user_id from members member
    left join (
      select user_id, max(moment) as seen from (
        select entry.user_id, roster.finished_at as moment from rosters roster
        join roster_entries entry on entry.roster_id = roster.id
        where roster.guild_id = ${guild} and roster.finished_at >= ${from} and entry.attendance = 'attended'
        union all
        select user_id, submitted_at from screenshots
        where guild_id = ${guild} and kind in ('gg', 'gungame', 'capt') and submitted_at >= ${from}
        union all
        select user_id, coalesce(left_at, ${at}) from voice_visits
        where guild_id = ${guild} and coalesce(left_at, ${at}) >= ${from} and counts
        union all
        select user_id, coalesce(ended_at, ends_at) from vacations
        where guild_id = ${guild} and status in ('approved', 'ended') and starts_at <= ${at}
          and coalesce(ended_at, ends_at) >= ${from}
      ) signs group by user_id
    ) lately on lately.user_id = member.user_id
    where member.guild_id = ${guild} and member.left_at is null and not member.is_bot
      and coalesce(greatest(lately.seen, member.joined_at), '-infinity') < ${before(days)}
      and not exists (select from inactive_hidden hidden
        where hidden.guild_id = ${guild} and hidden.user_id = member.user_id
          and hidden.hidden_at > greatest(lately.seen, member.joined_at, ${before(HIDDEN_DAYS)}))`;
};

export const countInactive = async (db: Queryable, guildId: string, asked: Asked): Promise<number> => {
  const { rows } = await db.execute<{ inactive: number }>(
    sql`select count(*)::int as inactive from (${inactivePeople(guildId, asked)}) people`,
  );
  return rows[0]?.inactive ?? 0;
};
