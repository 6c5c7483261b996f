import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { findMember } from '../members/member.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countLedger, findLedger } from './entry.queries.ts';
import { presentEntry } from './present-entry.ts';

export const listLedger: UseCase<typeof userRoutes.reputation> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.reputation.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const [rows, total] = await Promise.all([
    findLedger(context.db, guildId, userId, { limit, offset }),
    countLedger(context.db, guildId, userId),
  ]);
  return { items: rows.map(presentEntry), total, limit, offset };
};
