import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { presentScreenshot } from './present-screenshot.ts';
import { countMatching, findScreenshots } from './screenshot.queries.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findMember } from '../../members/member.queries.ts';

export const listScreenshots: UseCase<typeof userRoutes.screenshots> = async (context, actor, input) => {
  const { guildId, userId, limit, offset, kind, status } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.screenshots.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const filter = { userId, kind, status };
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  return { items: rows.map((row) => presentScreenshot(context, row)), total, limit, offset };
};
