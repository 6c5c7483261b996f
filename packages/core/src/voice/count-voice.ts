import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';

interface Counted {
  guildId: string;
  /** Everybody who is in voice unless given. */
  userId?: string;
  until: Date;
}

/**
 * Adds what open visits lasted since they were last counted to the sums of their days, by the calendar of the guild: a
 * visit over midnight is part of both days, and a day in which the clock changes has its 23 or 25 hours. Counted again it
 * adds nothing. Bots and the AFK channel are left out. One statement, and one row for each person and day.
 */
export const countVoice = async (db: Queryable, { guildId, userId, until }: Counted): Promise<void> => {
  const { time_zone: zone } = await findSettings(db, guildId);
  const end = sql`${until.toISOString()}::timestamptz`;
  const whose = userId === undefined ? sql`` : sql`and user_id = ${userId}::bigint`;
  await db.execute(sql`
    with uncounted as (
      select id, user_id, counted_until as since, counts from voice_visits
      where guild_id = ${guildId}::bigint and left_at is null and counted_until < ${end} ${whose}
      order by user_id for no key update
    ), counted as (
      update voice_visits visit set counted_until = ${end} from uncounted where visit.id = uncounted.id
    )
    insert into voice_days as known (guild_id, user_id, day, seconds)
    select ${guildId}::bigint, user_id, midnight::date, round(sum(extract(epoch from
      least(${end}, (midnight + interval '1 day') at time zone ${zone}) - greatest(since, midnight at time zone ${zone}))))::int
    from uncounted
    cross join lateral generate_series((since at time zone ${zone})::date::timestamp,
      (${end} at time zone ${zone})::date::timestamp, interval '1 day') midnight
    where counts and not exists (
      select from members member where member.guild_id = ${guildId}::bigint and member.user_id = uncounted.user_id
        and member.is_bot)
    group by user_id, midnight::date
    order by user_id, midnight::date
    on conflict (guild_id, user_id, day) do update set seconds = known.seconds + excluded.seconds`);
};

/** Time in which nobody could see who is in voice does not count. */
export const skipUnseenVoice = async (db: Queryable, guildId: string, now: Date): Promise<void> => {
  const end = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with unseen as (
      select id from voice_visits
      where guild_id = ${guildId}::bigint and left_at is null and counted_until < ${end}
      order by user_id for no key update
    )
    update voice_visits visit set counted_until = ${end} from unseen where visit.id = unseen.id`);
};
