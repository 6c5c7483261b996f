import type { FamilyRecord } from '@famiglia/contract/capts/capt-statistics';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { against, countedIn } from './period.ts';
import type { Period } from './period.ts';

type RecordRow = {
  kind: FamilyRecord['kind'];
  value: number;
  capt_id: string;
  opponent: string;
  starts_at: Date;
  user_id: string | null;
  nick: string | null;
  display_name: string | null;
};

/**
 * The records of a family; of equal ones the earliest. Every capt stores its own best values, so only one row per
 * capt is read, and the players are read only for the record holder.
 */
export const findRecords = async (
  db: Queryable,
  guildId: string,
  period: Period = {},
): Promise<FamilyRecord[]> => {
  const { rows } = await db.execute<RecordRow>(sql`
    with played as materialized (
      select capt.id, capt.opponent, capt.starts_at, capt.played_at, capt.result, capt.damage, capt.best_damage,
        capt.best_kills, capt.best_damage::float8 / nullif(capt.damage, 0) as best_share
      from capts capt where ${countedIn('capt', guildId, period)} ${against(period.opponent)}
    ),
    islands as (
      select id, played_at, result,
        count(*) filter (where result <> 'win') over (order by played_at, id) as island from played
    ),
    records as (
      (select 'damage' as kind, best_damage::float8 as value, id from played where best_damage > 0
        order by best_damage desc, played_at limit 1)
      union all (select 'kills', best_kills, id from played where best_kills > 0
        order by best_kills desc, played_at limit 1)
      union all (select 'share', best_share, id from played where best_share > 0
        order by best_share desc, played_at limit 1)
      union all (select 'team_damage', damage, id from played where damage > 0
        order by damage desc, played_at limit 1)
      union all (select 'win_streak', count(*), (array_agg(id order by played_at desc))[1] from islands
        where result = 'win' group by island having count(*) > 1 order by count(*) desc, island limit 1)
    )
    select records.kind, records.value, records.id as capt_id, capt.opponent, capt.starts_at,
      owner.user_id, holder.nick, member.display_name
    from records join capts capt on capt.id = records.id
    left join lateral (
      select player.user_id, player.nick from capt_players player
      where player.capt_id = records.id and player.side = 'ours' and records.kind in ('damage', 'kills', 'share')
      order by case when records.kind = 'kills' then player.kills else player.damage end desc, player.position
      limit 1
    ) holder on true
    -- Whose nick it is may have been learnt after the capt was saved.
    left join lateral (
      select coalesce(holder.user_id, (select learnt.user_id from capt_aliases learnt
        where learnt.guild_id = capt.guild_id and learnt.nick_key = lower(holder.nick))) as user_id
    ) owner on true
    left join members member on member.guild_id = capt.guild_id and member.user_id = owner.user_id`);
  return rows.map(({ user_id, nick, display_name, starts_at, ...record }) => ({
    ...record,
    player: nick === null ? null : { user_id, nick, display_name: display_name ?? nick },
    starts_at: new Date(starts_at).toISOString(),
  }));
};
