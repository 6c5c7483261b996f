import type { PlayerSource } from '@famiglia/contract/capts/capts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

type StatsRow = {
  user_id: string | null;
  nick: string;
  side: 'ours' | 'theirs';
  damage: number;
  kills: number;
  deaths: number;
  hit_percent: number | null;
  headshot_percent: number | null;
  source: PlayerSource | null;
  display_name: string | null;
  avatar_path: string | null;
  rank: number;
  share: number;
  capts: number;
  average: number | null;
  form_5: number | null;
  form_10: number | null;
};

/**
 * Every player of one capt, with their own numbers up to and including that capt. A form is the average of exactly
 * five or ten capts, and null with fewer.
 */
export const findCaptStats = async (
  db: Queryable,
  { guildId, captId, at }: { guildId: string; captId: string; at: Date },
): Promise<StatsRow[]> => {
  const { rows } = await db.execute<StatsRow>(sql`
    select player.user_id, player.nick, player.side, player.damage, player.kills, player.deaths,
      player.hit_percent, player.headshot_percent, player.source, member.display_name, member.avatar_path,
      rank() over side_by_damage::int as rank,
      coalesce(player.damage::float8 / nullif(sum(player.damage) over (partition by player.side), 0), 0) as share,
      coalesce(past.capts, 0)::int as capts, past.average, form.form_5, form.form_10
    from capt_players player
    left join members member on member.guild_id = player.guild_id and member.user_id = player.user_id
    left join lateral (
      select count(*) as capts, avg(mine.damage)::float8 as average
      from capt_players mine
      where mine.guild_id = ${guildId}::bigint and mine.user_id = player.user_id and mine.side = 'ours'
        and mine.user_id is not null and mine.played_at is not null and mine.played_at <= ${at.toISOString()}
    ) past on player.side = 'ours' and player.user_id is not null
    left join lateral (
      select case when count(*) >= 5 then avg(last.damage) filter (where last.nth <= 5) end::float8 as form_5,
        case when count(*) >= 10 then avg(last.damage) end::float8 as form_10
      from (
        select ten.damage, row_number() over (order by ten.played_at desc) as nth from (
          select mine.damage, mine.played_at
          from capt_players mine
          where mine.guild_id = ${guildId}::bigint and mine.user_id = player.user_id and mine.side = 'ours'
            and mine.user_id is not null and mine.played_at is not null and mine.played_at <= ${at.toISOString()}
          order by mine.played_at desc limit 10
        ) ten
      ) last
    ) form on player.side = 'ours' and player.user_id is not null
    where player.guild_id = ${guildId}::bigint and player.capt_id = ${captId}::uuid
    window side_by_damage as (partition by player.side order by player.damage desc)
    order by player.side, player.damage desc, player.position`);
  return rows;
};
