import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { CAPTS_FOR_AVERAGE } from '@famiglia/contract/capts/capt-statistics';
import type { CaptPlayerStats, CaptStats } from '@famiglia/contract/capts/capt-statistics';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findCapt } from './capt.queries.ts';
import { findCaptStats } from './statistics/capt-stats.queries.ts';
import { findRecords } from './statistics/records.queries.ts';
import type { CaptTarget } from './capt.queries.ts';

export const getCaptStats: UseCase<typeof captRoutes.stats> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, captRoutes.stats.access);
  return readCaptStats(context, input);
};

/** The damage table of one capt, with each player's own averages. */
export const readCaptStats = async (
  context: Context,
  { guildId, captId }: CaptTarget,
): Promise<CaptStats> => {
  const { db, config } = context;
  const current = await findCapt(db, guildId, captId);
  if (current === null) throw new AppError('not_found');
  const rows = await findCaptStats(db, { guildId, captId, at: current.capt.startsAt });
  const players = rows.map(({ avatar_path, display_name, ...row }) => ({
    ...row,
    display_name: display_name ?? row.nick,
    avatar_url: discordImageUrl(config.cdnUrl, avatar_path),
    average: row.capts < CAPTS_FOR_AVERAGE ? null : row.average,
  }));
  const records = current.capt.playedAt === null ? [] : await findRecords(db, guildId);
  return {
    players,
    totals: sumsOf(players, 'ours'),
    totals_theirs: sumsOf(players, 'theirs'),
    mvp: players.find((player) => player.side === 'ours' && player.damage > 0) ?? null,
    records: records.filter((record) => record.capt_id === captId),
  };
};

const sumsOf = (players: readonly CaptPlayerStats[], side: 'ours' | 'theirs') => {
  const sums = { damage: 0, kills: 0, deaths: 0 };
  for (const player of players) {
    if (player.side !== side) continue;
    sums.damage += player.damage;
    sums.kills += player.kills;
    sums.deaths += player.deaths;
  }
  return sums;
};
