import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAttendance } from './attendance.queries.ts';
import { findMember } from '../members/member.queries.ts';

export const listAttendance: UseCase<typeof userRoutes.attendance> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.attendance.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const { rows, total } = await findAttendance(context.db, guildId, userId, { limit, offset });
  const items = rows.map(({ startsAt, ...row }) => ({
    ...row,
    attended: row.attendance === null ? null : row.attendance === 'attended',
    starts_at: new Date(startsAt).toISOString(),
  }));
  return { items, total, limit, offset };
};
