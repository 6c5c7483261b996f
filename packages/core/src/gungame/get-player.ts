import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { findMember } from '../members/member.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countVerdictsOf } from './gungame-stats.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const getPlayer: UseCase<typeof gungameRoutes.player> = async (
  context,
  actor,
  { guildId, userId },
) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.player.access);
  const since = new Date(context.clock().getTime() - WEEK_MS);
  const [member, verdicts] = await Promise.all([
    findMember(context.db, guildId, userId),
    countVerdictsOf(context.db, guildId, userId, since),
  ]);
  if (member === null) throw new AppError('not_found');
  return {
    user_id: member.userId,
    avatar_url: discordImageUrl(context.config.cdnUrl, member.avatarPath),
    static_id: member.staticId,
    reputation: member.reputation,
    approved_7d: verdicts.approved,
    rejected_7d: verdicts.rejected,
  };
};
