import type { calendarRoutes } from '@famiglia/contract/events/calendar';
import { AppError } from '../platform/app-error.ts';
import { subscriptionState } from '../access/subscription-state.ts';
import { findSubscription } from '../billing/subscriptions/subscription.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findCalendarEvents, findGuildOfFeed } from './calendar-feed.queries.ts';
import { hashFeedToken } from './feed-token.ts';
import { writeCalendar } from './write-calendar.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The calendar that a program reads. The address is the permission, because there is no session. It is a part of the
 * panel, so it is off while the guild has no Premium.
 */
export const downloadCalendar: UseCase<typeof calendarRoutes.download> = async (
  context,
  _actor,
  { token },
) => {
  const guild = await findGuildOfFeed(context.db, hashFeedToken(token));
  if (guild === null) throw new AppError('not_found');
  const now = context.clock();
  const { tier } = subscriptionState(await findSubscription(context.db, guild.id), now);
  if (tier !== 'premium') throw new AppError('premium_required');
  const since = new Date(now.getTime() - KEPT_MS);
  const rows = await findCalendarEvents(context.db, guild.id, since);
  return writeCalendar({ guild, panelUrl: context.config.publicUrl, now }, rows);
};
