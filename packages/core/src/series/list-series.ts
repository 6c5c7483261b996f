import { MAX_SERIES, seriesRoutes } from '@famiglia/contract/series/series';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readAllSeries } from './read-series.ts';

export const listSeries: UseCase<typeof seriesRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, seriesRoutes.list.access);
  const items = await readAllSeries(context.db, guildId, context.clock());
  return { items, total: items.length, limit: MAX_SERIES, offset: 0 };
};
