import { calendarRoutes } from '@famiglia/contract/events/calendar';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findFeed } from './calendar-feed.queries.ts';

export const getCalendarFeed: UseCase<typeof calendarRoutes.get> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, calendarRoutes.get.access);
  const feed = await findFeed(context.db, guildId);
  if (feed === null) throw new AppError('not_found');
  return { url: null, created_by: feed.createdBy, created_at: feed.createdAt.toISOString() };
};
