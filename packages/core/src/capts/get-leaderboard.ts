import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import type { LeaderboardRow } from '@famiglia/contract/capts/capt-statistics';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLeaderboard } from './statistics/leaderboard.queries.ts';
import type { LeaderboardEntry } from './statistics/leaderboard.queries.ts';
import { periodOf } from './statistics/period.ts';

export const getLeaderboard: UseCase<typeof captStatisticsRoutes.leaderboard> = async (
  context,
  actor,
  input,
) => {
  const { guildId, by, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.leaderboard.access);
  const rows = await findLeaderboard(context.db, guildId, { by, ...periodOf(input) }, { limit, offset });
  const items = rows.map((row) => presentLeaderboardRow(context.config.cdnUrl, row));
  return { items, total: rows[0]?.total ?? 0, limit, offset };
};

export const presentLeaderboardRow = (cdnUrl: string, row: LeaderboardEntry): LeaderboardRow => {
  const { avatar_path, total: _total, ...shown } = row;
  return { ...shown, avatar_url: discordImageUrl(cdnUrl, avatar_path) };
};
