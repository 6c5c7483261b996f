import { topRoutes } from '@famiglia/contract/tops/tops';
import type { Top, TopKind, TopPeriod } from '@famiglia/contract/tops/tops';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findSeason, findSeasons, presentSeason } from './season.queries.ts';
import { spanOf } from './spans.ts';
import { findFinalTop, findTop } from './top.queries.ts';

interface Asked {
  guildId: string;
  by: TopKind;
  period: TopPeriod;
  seasonId?: string | undefined;
  limit: number;
  offset: number;
}

export const getTop: UseCase<typeof topRoutes.get> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, topRoutes.get.access);
  return readTop(context, requireSignedIn(actor).userId, input);
};

/** The same for every member, in Discord and on any plan. */
export const lookUpTop = async (context: Context, actor: Actor, asked: Asked): Promise<Top> =>
  readTop(context, await requireMembership(context, actor, asked.guildId), asked);

export const listSeasons: UseCase<typeof topRoutes.seasons> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, topRoutes.seasons.access);
  return readSeasons(context, guildId);
};

/** For everybody in the guild: `/season` shows the same. */
export const readSeasons = async ({ db }: Pick<Context, 'db'>, guildId: string) =>
  wholeList((await findSeasons(db, guildId)).map(presentSeason));

/** Three statements at most, whatever the period: settings, the season, and the lines. */
export const readTop = async (
  { db, clock, config }: Context,
  readerId: string,
  { guildId, by, period, seasonId, limit, offset }: Asked,
): Promise<Top> => {
  const [settings, row] = await Promise.all([
    findSettings(db, guildId),
    period === 'season' ? findSeason(db, guildId, seasonId) : null,
  ]);
  if (row === null && period === 'season' && seasonId !== undefined) throw new AppError('not_found');
  const season = row === null ? null : presentSeason(row);
  const span = spanOf(period, season, clock(), settings.time_zone);
  const wanted = { limit, offset, readerId };
  const found =
    span === null
      ? { rows: [], total: 0, own: null }
      : row?.closedAt
        ? await findFinalTop(db, { guildId, seasonId: row.id, kind: by }, wanted)
        : await findTop(db, guildId, { ...span, kind: by }, wanted);
  return {
    by,
    period,
    reputation_name: settings.reputation_name,
    season,
    from: span?.from?.toISOString() ?? null,
    own: found.own === null ? null : { rank: found.own.rank, value: found.own.value },
    items: found.rows.map(({ rank, value, user_id, display_name, avatar_path }) => ({
      rank,
      value,
      user_id,
      display_name,
      avatar_url: discordImageUrl(config.cdnUrl, avatar_path),
    })),
    total: found.total,
    limit,
    offset,
  };
};
