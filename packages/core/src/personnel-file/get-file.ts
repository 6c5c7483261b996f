import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findMember } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readFile } from './read-file.ts';

export const getFile: UseCase<typeof personnelRoutes.file> = async (context, actor, { guildId, userId }) => {
  await requireGuildAccess(context, actor, guildId, personnelRoutes.file.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  return readFile(context, guildId, member);
};
