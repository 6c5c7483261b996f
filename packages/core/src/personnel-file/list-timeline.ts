import { ACTIVITY_COUNTED } from '@famiglia/contract/activity/activity';
import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { PERSONNEL_ACTIVITY, personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findMember } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countActivity, findActivity } from '../activity/activity.queries.ts';
import { presentActivity } from '../activity/present-activity.ts';

export const listTimeline: UseCase<typeof personnelRoutes.timeline> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, personnelRoutes.timeline.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const page = await readTimeline(context.db, guildId, userId, { limit, offset });
  return { ...page, limit, offset };
};

/** A page of what happened to a member. */
export const readTimeline = async (
  db: Queryable,
  guildId: string,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ items: ActivityEntry[]; total: number }> => {
  const filter = { targetId: userId, types: PERSONNEL_ACTIVITY };
  const [rows, total] = await Promise.all([
    findActivity(db, guildId, filter, page),
    countActivity(db, guildId, filter, ACTIVITY_COUNTED),
  ]);
  return { items: rows.map(presentActivity), total };
};
