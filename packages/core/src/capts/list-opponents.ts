import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { outcomeOf, OUTCOME } from './statistics/outcome.ts';
import { containing } from '../platform/db/containing.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { OutcomeRow } from './statistics/outcome.ts';

export const listOpponents: UseCase<typeof captStatisticsRoutes.opponents> = async (
  context,
  actor,
  input,
) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.opponents.access);
  const rows = await findOpponents(context.db, input);
  const items = rows.map((row) => ({
    opponent: row.opponent,
    ...outcomeOf(row),
    damage: row.damage,
    last_at: new Date(row.last_at).toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0, limit, offset };
};

type OpponentRow = OutcomeRow & { opponent: string; damage: number; last_at: Date; total: number };

/** The most frequent opponents come first. Of several spellings of a name, the alphabetically last is shown. */
export const findOpponents = async (
  db: Queryable,
  { guildId, search, fightKindId, limit, offset }: Parameters<typeof listOpponents>[2],
): Promise<OpponentRow[]> => {
  const { rows } = await db.execute<OpponentRow>(sql`
    select max(capt.opponent) as opponent, ${OUTCOME}, sum(capt.damage)::float8 as damage,
      max(capt.played_at) as last_at, count(*) over ()::int as total
    from capts capt
    where capt.guild_id = ${guildId}::bigint and capt.played_at is not null
      ${fightKindId === undefined ? sql`` : sql`and capt.fight_kind_id = ${fightKindId}::uuid`}
      ${search === undefined || search === '' ? sql`` : sql`and capt.opponent_key like ${containing(search)}`}
    group by capt.opponent_key
    order by count(*) desc, capt.opponent_key
    limit ${limit} offset ${offset}`);
  return rows;
};
