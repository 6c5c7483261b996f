import { sql } from 'drizzle-orm';
import { containing } from '../../platform/db/containing.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { OUTCOME } from './outcome.ts';
import type { OutcomeRow } from './outcome.ts';

type OpponentRow = OutcomeRow & { opponent: string; damage: number; last_at: Date; total: number };

/** The most frequent opponents come first. Of several spellings of a name, the alphabetically last is shown. */
export const findOpponents = async (
  db: Queryable,
  guildId: string,
  search: string | undefined,
  page: { limit: number; offset: number },
): Promise<OpponentRow[]> => {
  const { rows } = await db.execute<OpponentRow>(sql`
    select max(capt.opponent) as opponent, ${OUTCOME}, sum(capt.damage)::float8 as damage,
      max(capt.played_at) as last_at, count(*) over ()::int as total
    from capts capt
    where capt.guild_id = ${guildId}::bigint and capt.played_at is not null
      ${search === undefined || search === '' ? sql`` : sql`and capt.opponent_key like ${containing(search)}`}
    group by capt.opponent_key
    order by count(*) desc, capt.opponent_key
    limit ${page.limit} offset ${page.offset}`);
  return rows;
};
