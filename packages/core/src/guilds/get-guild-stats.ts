import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { activeSince } from '../members/active-since.ts';
import { countInactive } from '../members/inactive-people.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countGuildEvents, countPendingScreenshots, countPlayedCapts } from './guild-stats.queries.ts';
import { countFamily } from '../mirror/guild.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const getGuildStats: UseCase<typeof guildRoutes.stats> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, guildRoutes.stats.access);
  const { db, clock } = context;
  const now = clock();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { days } = (await findSettings(db, guildId)).inactive;
  const [family, inactive, events, capts, pending] = await Promise.all([
    countFamily(db, guildId, activeSince(now)),
    countInactive(db, guildId, { days, now }),
    countGuildEvents(db, guildId, daysAgo(30), now),
    countPlayedCapts(db, guildId, daysAgo(30)),
    countPendingScreenshots(db, guildId),
  ]);
  return {
    members: family.total,
    members_active_7d: family.active,
    members_inactive: inactive,
    inactive_days: days,
    reputation_total: family.reputation,
    events_open: events.open,
    events_30d: events.recent,
    capts_30d: capts.played,
    capts_won_30d: capts.won,
    screenshots_pending: pending.gg + pending.gungame,
    screenshots_pending_gg: pending.gg,
  };
};
