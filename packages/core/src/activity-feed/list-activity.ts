import { ACTIVITY_COUNTED, activityRoutes } from '@famiglia/contract/activity/activity';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { filterOf } from '../activity/activity-filter.ts';
import { countActivity, findActivity } from '../activity/activity.queries.ts';
import { presentActivity } from '../activity/present-activity.ts';

export const listActivity: UseCase<typeof activityRoutes.list> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, activityRoutes.list.access);
  const { guildId, limit, offset } = input;
  const filter = filterOf(input);
  const [rows, total] = await Promise.all([
    findActivity(context.db, guildId, filter, { limit, offset }),
    countActivity(context.db, guildId, filter, ACTIVITY_COUNTED),
  ]);
  return { items: rows.map(presentActivity), total, limit, offset };
};

export const listRecentActivity: UseCase<typeof activityRoutes.recent> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, activityRoutes.recent.access);
  const rows = await findActivity(context.db, input.guildId, {}, { limit: input.limit, offset: 0 });
  return { items: rows.map(presentActivity), total: rows.length, limit: input.limit, offset: 0 };
};
