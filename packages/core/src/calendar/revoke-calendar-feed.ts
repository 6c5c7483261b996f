import { calendarRoutes } from '@famiglia/contract/calendar';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { UseCase } from '../use-case.ts';
import { deleteFeed } from './calendar-feed.queries.ts';

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
