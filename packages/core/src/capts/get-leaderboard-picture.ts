import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findGuilds } from '../mirror/guild.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentLeaderboardRow } from './get-leaderboard.ts';
import { drawSharePicture } from './pictures/draw-share-picture.ts';
import { leaderboardPicture } from './pictures/leaderboard-picture.ts';
import { wholeFile } from './pictures/whole-file.ts';
import { findLeaderboard } from './statistics/leaderboard.queries.ts';
import { periodOf } from './statistics/period.ts';

const ROWS = { limit: 15, offset: 0 };

export const getLeaderboardPicture: UseCase<typeof captStatisticsRoutes.leaderboardPicture> = async (
  context,
  actor,
  input,
) => {
  const { guildId, by } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.leaderboardPicture.access);
  const { db, config } = context;
  const period = periodOf(input);
  const found = await findLeaderboard(db, guildId, { by, ...period }, ROWS);
  const rows = found.map((row) => presentLeaderboardRow(config.cdnUrl, row));
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const [guild] = await findGuilds(db, [guildId]);
  const family = guild?.name ?? '';
  const table = leaderboardPicture({ by, family, period, timeZone, rows }, input.language);
  return wholeFile(await drawSharePicture(guildId, table, input.theme));
};
