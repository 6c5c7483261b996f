import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { recordRosterChange } from '../rosters/record-roster-change.ts';
import type { RosterTarget } from '../rosters/roster-queue.ts';
import { findEvent } from './event.queries.ts';

/** An event's roster; what changes there is noted and announced once for the whole batch. */
export const eventRoster = (context: Context, guildId: string, eventId: string): RosterTarget => ({
  guildId,
  rosterId: eventId,
  afterChange: async (tx, change, commands) => {
    const current = await findEvent(tx, guildId, eventId);
    if (current === null) throw new AppError('not_found');
    if (current.event.endedAt !== null) throw new AppError('event_over');
    if (!change.changed) return;
    const { title } = current.event;
    const subject = { kind: 'event', guildId, rosterId: eventId, title } as const;
    await recordRosterChange(context, tx, subject, change, commands);
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [eventId] });
  },
});
