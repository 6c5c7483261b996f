import type { UpcomingCapt, UpcomingEvent } from '@famiglia/contract/dashboard/dashboard';
import type { Context } from '../platform/context.ts';
import { findNextCapts, findNextEvents } from './dashboard.queries.ts';

const MAX_SHOWN = 4;
/** Events that began a short while ago are still included. */
const UNDER_WAY_MS = 60 * 60 * 1000;

const from = (context: Context): Date => new Date(context.clock().getTime() - UNDER_WAY_MS);

const fillOf = (roster: { slots: number; mainCount: number; reserveCount: number }) => ({
  slots: roster.slots,
  main_count: roster.mainCount,
  reserve_count: roster.reserveCount,
});

export const listNextEvents = async (context: Context, guildId: string): Promise<UpcomingEvent[]> => {
  const rows = await findNextEvents(context.db, guildId, from(context), MAX_SHOWN);
  return rows.map(({ event, roster }) => ({
    id: event.id,
    title: event.title,
    status: event.status,
    starts_at: event.startsAt.toISOString(),
    ...fillOf(roster),
  }));
};

export const listNextCapts = async (context: Context, guildId: string): Promise<UpcomingCapt[]> => {
  const rows = await findNextCapts(context.db, guildId, from(context), MAX_SHOWN);
  return rows.map(({ capt, roster }) => ({
    id: capt.id,
    opponent: capt.opponent,
    side: capt.side,
    territory: capt.territory,
    status: capt.status,
    starts_at: capt.startsAt.toISOString(),
    ...fillOf(roster),
  }));
};
