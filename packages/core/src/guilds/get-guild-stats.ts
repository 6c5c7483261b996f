import { guildRoutes } from '@famiglia/contract/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../use-case.ts';
import { countMembers } from './guild.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const getGuildStats: UseCase<typeof guildRoutes.stats> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, guildRoutes.stats.access);
  const activeSince = new Date(context.clock().getTime() - WEEK_MS);
  const family = await countMembers(context.db, guildId, activeSince);
  return {
    members: family.total,
    members_active_7d: family.active,
    reputation_total: family.reputation,
    // No event, capt or screenshot can exist yet: their features count them when they arrive.
    events_open: 0,
    events_30d: 0,
    capts_30d: 0,
    capts_won_30d: 0,
    screenshots_pending: 0,
  };
};
