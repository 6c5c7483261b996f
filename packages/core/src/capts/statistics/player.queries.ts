import type { CaptResult } from '@famiglia/contract/capts/capts';
import { CAPTS_FOR_AVERAGE } from '@famiglia/contract/capts/capt-statistics';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { OUTCOME } from './outcome.ts';
import type { OutcomeRow } from './outcome.ts';

type PlayerSums = OutcomeRow & { damage: number; kills: number; deaths: number; mvps: number };

/** The sums of one member's capts. */
export const sumPlayer = async (db: Queryable, guildId: string, userId: string): Promise<PlayerSums> => {
  const { rows } = await db.execute<PlayerSums>(sql`
    select ${OUTCOME}, coalesce(sum(player.damage), 0)::float8 as damage,
      coalesce(sum(player.kills), 0)::float8 as kills, coalesce(sum(player.deaths), 0)::float8 as deaths,
      count(*) filter (where capt.mvp_user_id = player.user_id)::int as mvps
    from capt_players player join capts capt on capt.id = player.capt_id
    where ${pastCaptsOf(guildId, userId)}`);
  return rows[0] as PlayerSums;
};

const pastCaptsOf = (guildId: string, userId: string) => sql`player.guild_id = ${guildId}::bigint
  and player.user_id = ${userId}::bigint and player.side = 'ours' and player.user_id is not null
  and player.played_at is not null`;

type PlayedCapt = {
  capt_id: string;
  opponent: string;
  starts_at: Date;
  result: CaptResult | null;
  damage: number;
  kills: number;
  deaths: number;
  rank: number;
};

const played = (guildId: string, userId: string) => sql`
  select player.capt_id, capt.opponent, capt.starts_at, capt.result, player.damage, player.kills, player.deaths,
    (select 1 + count(*) from capt_players other where other.capt_id = player.capt_id and other.side = 'ours'
      and other.damage > player.damage)::int as rank
  from capt_players player join capts capt on capt.id = player.capt_id
  where ${pastCaptsOf(guildId, userId)}`;

/** The member's last capts, newest first. */
export const findLastPlayed = async (
  db: Queryable,
  guildId: string,
  userId: string,
  limit: number,
): Promise<PlayedCapt[]> => {
  const { rows } = await db.execute<PlayedCapt>(
    sql`${played(guildId, userId)} order by player.played_at desc limit ${limit}`,
  );
  return rows;
};

/** The capt with the most damage; of equal ones the earliest. */
export const findBestPlayed = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<PlayedCapt | null> => {
  const { rows } = await db.execute<PlayedCapt>(
    sql`${played(guildId, userId)} and player.damage > 0 order by player.damage desc, player.played_at limit 1`,
  );
  return rows[0] ?? null;
};

/** The rank by damage per capt; null for a member with too few capts for an average. */
export const findAverageRank = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<number | null> => {
  const { rows } = await db.execute<{ rank: number }>(sql`
    select rank from (
      select user_id, rank() over (order by damage::float8 / capts desc)::int as rank
      from capt_member_sums
      where guild_id = ${guildId}::bigint and capts >= ${CAPTS_FOR_AVERAGE}
    ) ranked where user_id = ${userId}::bigint`);
  return rows[0]?.rank ?? null;
};

/** The number of capts in which the member had a place, and how many of these they attended. */
export const countCalls = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<{ selected: number; came: number }> => {
  const { rows } = await db.execute<{ selected: number; came: number }>(sql`
    select selected, came from capt_member_sums
    where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint`);
  return rows[0] ?? { selected: 0, came: 0 };
};
