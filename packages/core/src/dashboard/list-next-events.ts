import type { UpcomingEvent } from '@famiglia/contract/dashboard';
import type { Context } from '../context.ts';
import { findNextEvents } from './dashboard.queries.ts';

const MOST = 4;
/** What began a little while ago is still what people are at. */
const UNDER_WAY_MS = 60 * 60 * 1000;

export const listNextEvents = async (context: Context, guildId: string): Promise<UpcomingEvent[]> => {
  const from = new Date(context.clock().getTime() - UNDER_WAY_MS);
  const rows = await findNextEvents(context.db, guildId, from, MOST);
  return rows.map(({ event, roster }) => ({
    id: event.id,
    title: event.title,
    status: event.status,
    starts_at: event.startsAt.toISOString(),
    slots: roster.slots,
    main_count: roster.mainCount,
    reserve_count: roster.reserveCount,
  }));
};
