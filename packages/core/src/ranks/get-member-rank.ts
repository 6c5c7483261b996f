import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { MemberRank } from '@famiglia/contract/ranks/ranks';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readMemberRank } from './readiness.ts';

interface Whose {
  guildId: string;
  userId: string;
}

export const getMemberRank: UseCase<typeof rankRoutes.member> = async (context, actor, whose) => {
  await requireGuildAccess(context, actor, whose.guildId, rankRoutes.member.access);
  return found(context, whose);
};

/** The same in Discord, where everybody may ask for their own. */
export const lookUpRank = async (context: Context, actor: Actor, whose: Whose): Promise<MemberRank> => {
  const readerId = await requireMembership(context, actor, whose.guildId);
  if (whose.userId !== readerId)
    await requireGuildAccess(context, actor, whose.guildId, rankRoutes.member.access);
  return found(context, whose);
};

const found = async ({ db, clock }: Context, { guildId, userId }: Whose): Promise<MemberRank> => {
  const rank = await readMemberRank(db, guildId, userId, clock());
  if (rank === null) throw new AppError('member_not_found');
  return rank;
};
