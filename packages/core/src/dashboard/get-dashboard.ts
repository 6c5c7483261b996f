import { PAGE_SIZE } from '@famiglia/contract/constants';
import { dashboardRoutes } from '@famiglia/contract/dashboard';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { listRecentActivity } from '../activity/list-activity.ts';
import { getGuildStats } from '../guilds/get-guild-stats.ts';
import type { UseCase } from '../use-case.ts';

/** Everything the first screen shows, so that it comes at once and not piece by piece. */
export const getDashboard: UseCase<typeof dashboardRoutes.get> = async (context, actor, { guildId }) => {
  const access = await requireGuildAccess(context, actor, guildId, dashboardRoutes.get.access);
  const mayReadActivity = access.permissions.has('activity.view');
  const [stats, recent] = await Promise.all([
    getGuildStats(context, actor, { guildId }),
    mayReadActivity ? listRecentActivity(context, actor, { guildId, limit: PAGE_SIZE.recentActivity }) : null,
  ]);
  return { stats, recent_activity: recent?.items ?? null };
};
