import type { calendarRoutes } from '@famiglia/contract/calendar';
import { AppError } from '../../platform/app-error.ts';
import { subscriptionState } from '../../guilds/subscriptions/subscription-state.ts';
import { findSubscription } from '../../guilds/subscriptions/subscription.queries.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findCalendarEvents, findGuildOfFeed } from './calendar-feed.queries.ts';
import { hashFeedToken } from './feed-token.ts';
import { writeCalendar } from './write-calendar.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * What a calendar program reads. The address is the right: there is no person to ask. It belongs
 * to the panel, so it rests while the guild has none.
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
