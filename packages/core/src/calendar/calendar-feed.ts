import { calendarRoutes } from '@famiglia/contract/events/calendar';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findFeed, deleteFeed } from './calendar-feed.queries.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';

export const getCalendarFeed: UseCase<typeof calendarRoutes.get> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, calendarRoutes.get.access);
  const feed = await findFeed(context.db, guildId);
  if (feed === null) throw new AppError('not_found');
  return { url: null, created_by: feed.createdBy, created_at: feed.createdAt.toISOString() };
};

export const revokeCalendarFeed: UseCase<typeof calendarRoutes.revoke> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, calendarRoutes.revoke.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    if (!(await deleteFeed(tx, guildId))) throw new AppError('not_found');
    await recordActivity(context, tx, { guildId, type: 'calendar_feed.revoked', actorId: userId });
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [] });
  });
  return null;
};
