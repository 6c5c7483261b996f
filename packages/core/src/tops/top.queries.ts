import type { TopKind } from '@famiglia/contract/tops/tops';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { measuredIn } from './measured.ts';
import type { Span } from './measured.ts';

interface Standing extends Record<string, unknown> {
  rank: number;
  user_id: string;
  display_name: string;
  avatar_path: string | null;
  value: number;
  line: number;
  total: number;
}

/** Which lines, and whose own line beside them. */
interface Wanted {
  limit: number;
  offset: number;
  readerId: string | null;
}

/** The present members with the most, best first; equal values share a rank. */
export const findTop = async (
  db: Queryable,
  guildId: string,
  { kind, ...span }: Span & { kind: TopKind },
  wanted: Wanted,
) =>
  findLines(
    db,
    wanted,
    sql`select measured.user_id, measured.value, member.display_name, member.avatar_path,
        rank() over (order by measured.value desc)::int as rank
      from (${measuredIn(guildId, kind, span)}) measured
      join members member on member.guild_id = ${guildId}::bigint and member.user_id = measured.user_id
      where member.left_at is null and not member.is_bot and measured.value > 0`,
  );

/** The final standings of a closed season, also of those who have left since. */
export const findFinalTop = async (
  db: Queryable,
  { guildId, seasonId, kind }: { guildId: string; seasonId: string; kind: TopKind },
  wanted: Wanted,
) =>
  findLines(
    db,
    wanted,
    sql`select kept.user_id, kept.value, member.display_name, member.avatar_path, kept.rank
      from season_standings kept
      join members member on member.guild_id = kept.guild_id and member.user_id = kept.user_id
      where kept.guild_id = ${guildId}::bigint and kept.season_id = ${seasonId}::uuid and kept.kind = ${kind}`,
  );

/** The first line comes along on every page, for the number of all; it is told apart by its number. */
const findLines = async (db: Queryable, { limit, offset, readerId }: Wanted, ranked: SQL) => {
  const { rows } = await db.execute<Standing>(sql`
    select rank, user_id::text, display_name, avatar_path, value::float8 as value, line, total from (
      select ranked.*, row_number() over (order by rank, user_id)::int as line, count(*) over ()::int as total
      from (${ranked}) ranked
    ) lines
    where line = 1 or (line > ${offset} and line <= ${offset + limit}) or user_id = ${readerId}::bigint
    order by line`);
  return {
    rows: rows.filter(({ line }) => line > offset && line <= offset + limit),
    total: rows[0]?.total ?? 0,
    own: rows.find((row) => row.user_id === readerId) ?? null,
  };
};

/** Keeps where everybody stands, by everything that there is a top of. */
export const keepStandings = async (
  db: Queryable,
  {
    guildId,
    seasonId,
    kinds,
    ...span
  }: Span & { guildId: string; seasonId: string; kinds: readonly TopKind[] },
): Promise<void> => {
  for (const kind of kinds) {
    await db.execute(sql`
      insert into season_standings (guild_id, season_id, kind, user_id, rank, value)
      select ${guildId}::bigint, ${seasonId}::uuid, ${kind}, measured.user_id,
        rank() over (order by measured.value desc), measured.value
      from (${measuredIn(guildId, kind, span)}) measured
      join members member on member.guild_id = ${guildId}::bigint and member.user_id = measured.user_id
      where member.left_at is null and not member.is_bot and measured.value > 0
      order by measured.user_id`);
  }
};
