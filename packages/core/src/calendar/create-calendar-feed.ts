import { calendarRoutes } from '@famiglia/contract/events/calendar';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { storeFeed } from './calendar-feed.queries.ts';
import { hashFeedToken, newFeedToken } from './feed-token.ts';

/** Creates a new secret address. It is returned only now; the earlier one stops working. */
export const createCalendarFeed: UseCase<typeof calendarRoutes.create> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, calendarRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  const token = newFeedToken();
  const createdAt = context.clock();
  await context.db.transaction(async (tx) => {
    await storeFeed(tx, { guildId, tokenHash: hashFeedToken(token), createdBy: userId, createdAt });
    await recordActivity(context, tx, { guildId, type: 'calendar_feed.created', actorId: userId });
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [] });
  });
  return {
    url: `${context.config.publicUrl}/api/calendar/${token}/events.ics`,
    created_by: userId,
    created_at: createdAt.toISOString(),
  };
};
