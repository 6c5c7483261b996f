import { activityRoutes } from '@famiglia/contract/activity/activity';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { filterOf } from '../activity/activity-filter.ts';
import type { ActivityFilter } from '../activity/activity-filter.ts';
import { findActivity } from '../activity/activity.queries.ts';
import { presentActivity } from '../activity/present-activity.ts';
import { writeCsv } from '../platform/csv.ts';

const ROWS_AT_ONCE = 1000;
const COLUMNS = ['time', 'type', 'actor_id', 'actor', 'target_kind', 'target_id', 'target', 'details'];

/** The whole activity as a file, streamed while it is read: a million rows take no more memory than a thousand. */
export const exportActivity: UseCase<typeof activityRoutes.export> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, activityRoutes.export.access);
  return writeCsv(COLUMNS, readAll(context, input.guildId, filterOf(input)), cellsOf);
};

const readAll = async function* (context: Context, guildId: string, filter: ActivityFilter) {
  for (let before: number | undefined; ;) {
    const rows = await findActivity(
      context.db,
      guildId,
      { ...filter, before },
      { limit: ROWS_AT_ONCE, offset: 0 },
    );
    yield rows;
    before = rows.at(-1)?.entry.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
};

const cellsOf = (row: Parameters<typeof presentActivity>[0]): string[] => {
  const { created_at, type, actor, target, data } = presentActivity(row);
  return [
    created_at,
    type,
    actor?.id ?? '',
    actor?.name ?? '',
    target?.kind ?? '',
    target?.id ?? '',
    target?.name ?? '',
    JSON.stringify(data),
  ];
};
