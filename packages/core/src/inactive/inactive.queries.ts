import { sql } from 'drizzle-orm';
import { inactivePeople } from '../members/inactive-people.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { inactiveHidden, inactiveNotes } from '../platform/db/schema/vacations.ts';

interface InactiveRow extends Record<string, unknown> {
  user_id: string;
  display_name: string;
  avatar_path: string | null;
  ingame_nick: string | null;
  static_id: string | null;
  seen: string | null;
  gathering: string | null;
  screen: string | null;
  voice: string | null;
  written: string | null;
  total: number;
}

interface Asked {
  days: number;
  now: Date;
  limit: number;
  offset: number;
  /** Only of these people. */
  userIds?: readonly string[];
}

/**
 * Inactive members with what was last seen of them, the longest unseen first. Sign-ups are read for all at once: years of
 * them, person by person, take a second in a large family.
 */
export const findInactive = async (
  db: Queryable,
  guildId: string,
  { days, now, limit, offset, userIds }: Asked,
): Promise<InactiveRow[]> => {
  const at = now.toISOString();
  const among = (column: string) =>
    userIds === undefined ? sql`` : sql`and ${sql.raw(column)} = any(${sql.param(userIds)}::bigint[])`;
  const { rows } = await db.execute<InactiveRow>(sql`
    with inactive as (${inactivePeople(guildId, { days, now })}), people as (
      select member.*, gathering, screen, voice,
        greatest(gathering, screen, voice, away_until, member.joined_at) as seen
      from inactive
      join members member on member.guild_id = ${guildId}::bigint and member.user_id = inactive.user_id
      left join (
        select entry.user_id, max(roster.finished_at) as gathering from roster_entries entry
        join rosters roster on roster.id = entry.roster_id
        where entry.guild_id = ${guildId}::bigint and entry.attendance = 'attended' ${among('entry.user_id')}
        group by entry.user_id
      ) gatherings on gatherings.user_id = member.user_id
      left join lateral (
        select max(submitted_at) as screen from screenshots
        where guild_id = member.guild_id and user_id = member.user_id
      ) screens on true
      left join (
        select user_id, max(coalesce(left_at, ${at}::timestamptz)) as voice from voice_visits
        where guild_id = ${guildId}::bigint and counts group by user_id
      ) heard on heard.user_id = member.user_id
      left join lateral (
        select max(coalesce(ended_at, ends_at)) as away_until from vacations
        where guild_id = member.guild_id and user_id = member.user_id and status in ('approved', 'ended')
          and starts_at <= ${at}::timestamptz
      ) away on true
      where true ${among('member.user_id')}
    )
    select user_id::text, display_name, avatar_path, ingame_nick, static_id, seen, gathering, screen, voice,
      (select max(created_at) from activity
        where guild_id = people.guild_id and target_id = people.user_id::text and type = 'inactive.written') as written,
      count(*) over ()::int as total
    from people
    order by people.seen nulls first, people.user_id
    limit ${limit} offset ${offset}`);
  return rows;
};

export const hidePeople = async (
  tx: Transaction,
  guildId: string,
  userIds: readonly string[],
  hiddenAt: Date,
): Promise<void> => {
  await tx
    .insert(inactiveHidden)
    .values(userIds.map((userId) => ({ guildId, userId, hiddenAt })))
    .onConflictDoUpdate({ target: [inactiveHidden.guildId, inactiveHidden.userId], set: { hiddenAt } });
};

/** Guilds with the bot, which may get the weekly note. */
export const findGuildsWithBot = async (db: Queryable): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from guilds where bot_installed`);
  return rows.map(({ id }) => id);
};

/** Marks this week's note as requested. False if it already was. */
export const takeWeek = async (tx: Transaction, guildId: string, week: string): Promise<boolean> => {
  const taken = await tx
    .insert(inactiveNotes)
    .values({ guildId, week })
    .onConflictDoUpdate({
      target: inactiveNotes.guildId,
      set: { week },
      setWhere: sql`${inactiveNotes.week} < ${week}::date`,
    })
    .returning({ week: inactiveNotes.week });
  return taken.length > 0;
};
