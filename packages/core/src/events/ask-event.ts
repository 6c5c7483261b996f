import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { noteRosterChange } from '../rosters/note-roster-change.ts';
import type { RosterAnswer, RosterCommand } from '../rosters/roster-command.ts';
import { askRoster } from '../rosters/roster-queue.ts';
import { findEvent } from './event.queries.ts';

/** Hands a command to an event's roster; what it changed is noted and announced once for the whole batch. */
export const askEvent = async (
  context: Context,
  guildId: string,
  eventId: string,
  command: RosterCommand,
): Promise<RosterAnswer> =>
  askRoster(
    context,
    {
      guildId,
      rosterId: eventId,
      afterChange: async (tx, change, commands) => {
        const current = await findEvent(tx, guildId, eventId);
        if (current === null) throw new AppError('not_found');
        if (current.event.endedAt !== null) throw new AppError('event_over');
        if (!change.changed) return;
        const { title } = current.event;
        const subject = { kind: 'event', guildId, rosterId: eventId, title } as const;
        await noteRosterChange(context, tx, subject, change, commands);
        await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [eventId] });
      },
    },
    command,
  );
