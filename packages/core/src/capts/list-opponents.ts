import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findOpponents } from './statistics/opponent.queries.ts';
import { outcomeOf } from './statistics/outcome.ts';

export const listOpponents: UseCase<typeof captStatisticsRoutes.opponents> = async (
  context,
  actor,
  input,
) => {
  const { guildId, search, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.opponents.access);
  const rows = await findOpponents(context.db, guildId, search, { limit, offset });
  const items = rows.map((row) => ({
    opponent: row.opponent,
    ...outcomeOf(row),
    damage: row.damage,
    last_at: new Date(row.last_at).toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0, limit, offset };
};
