import { ACTIVITY_COUNTED } from '@famiglia/contract/activity';
import type { ActivityEntry } from '@famiglia/contract/activity';
import type { ActivityType } from '@famiglia/contract/activity-types';
import { PERSONNEL_ACTIVITY, personnelRoutes, PRIVATE_ACTIVITY } from '@famiglia/contract/personnel';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireMembership } from '../../guilds/access/require-membership.ts';
import { findMember } from '../../guilds/members/member.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { countActivity, findActivity } from '../activity-feed/activity.queries.ts';
import { presentActivity } from '../activity-feed/present-activity.ts';

export const listTimeline: UseCase<typeof personnelRoutes.timeline> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, personnelRoutes.timeline.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const page = await readTimeline(context.db, guildId, userId, PERSONNEL_ACTIVITY, { limit, offset });
  return { ...page, limit, offset };
};

const OWN_ACTIVITY = PERSONNEL_ACTIVITY.filter((type) => !PRIVATE_ACTIVITY.includes(type));

/** A member's own timeline, without what leaders keep to themselves. */
export const listOwnTimeline = async (
  context: Context,
  actor: Actor,
  { guildId, limit, offset }: { guildId: string; limit: number; offset: number },
) => {
  const userId = await requireMembership(context, actor, guildId);
  return readTimeline(context.db, guildId, userId, OWN_ACTIVITY, { limit, offset });
};

const readTimeline = async (
  db: Queryable,
  guildId: string,
  userId: string,
  types: readonly ActivityType[],
  page: { limit: number; offset: number },
): Promise<{ items: ActivityEntry[]; total: number }> => {
  const filter = { targetId: userId, types };
  const [rows, total] = await Promise.all([
    findActivity(db, guildId, filter, page),
    countActivity(db, guildId, filter, ACTIVITY_COUNTED),
  ]);
  return { items: rows.map(presentActivity), total };
};
