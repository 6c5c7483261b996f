import type { MemberProfile } from '@famiglia/contract/members/members';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findMember } from '../members/member.queries.ts';
import { readProfile } from './read-profile.ts';

/** What any member may see of another one, in Discord and on any plan. */
export const lookUpMember = async (
  context: Context,
  actor: Actor,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<MemberProfile> => {
  await requireMembership(context, actor, guildId);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('member_not_found');
  return readProfile(context, guildId, member);
};
