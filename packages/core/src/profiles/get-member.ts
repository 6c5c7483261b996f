import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMember } from '../members/member.queries.ts';
import { readProfile } from './read-profile.ts';

export const getMember: UseCase<typeof userRoutes.get> = async (context, actor, { guildId, userId }) => {
  await requireGuildAccess(context, actor, guildId, userRoutes.get.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  return readProfile(context, guildId, member);
};
