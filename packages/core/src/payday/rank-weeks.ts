import { daysLater, mondayOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { paydayRates } from '../platform/db/schema/payday.ts';
import { findSettings } from '../settings/settings.queries.ts';

/**
 * Writes down which rank everybody had at the end of the week that ended last, once: whoever is promoted later has the new salary
 * from the next week on. A family without salaries has nothing to write down.
 */
export const noteRanksOfWeek = async (db: Queryable, guildId: string, now: Date): Promise<void> => {
  const has = await db.$count(
    paydayRates,
    and(eq(paydayRates.guildId, guildId), eq(paydayRates.use, 'salary')),
  );
  if (has === 0) return;
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const week = daysLater(mondayOf(wallTimeAt(now, timeZone).day), -7);
  await db.execute(sql`
    insert into payday_rank_weeks (guild_id, week, user_id, role_id)
    select held.guild_id, ${week}::date, held.user_id, held.role_id
    from member_ranks held join members member on member.guild_id = held.guild_id and member.user_id = held.user_id
    where held.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot
      and not exists (select from payday_rank_weeks noted where noted.guild_id = held.guild_id and noted.week = ${week}::date)
    on conflict do nothing`);
};
