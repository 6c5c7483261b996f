import type { eventRoutes } from '@famiglia/contract/event-routes';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { AppError } from '../../platform/app-error.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { publishPeople } from '../../platform/bus/publish-people.ts';
import { markAttendance } from '../rosters/attendance.queries.ts';
import { changeGathering, requireNotOver } from '../rosters/change-gathering.ts';
import { finishRoster } from '../rosters/end-roster.ts';
import { findEntries } from '../rosters/roster.queries.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { eventRoster, eventRosterKind } from './event-roster.ts';
import { updateEvent } from './event.queries.ts';
import { readEvent } from './get-event.ts';

/** Marks who came and pays them. An event ends once, and the ledger knows each payment: nobody is paid twice. */
export const finishEvent: UseCase<typeof eventRoutes.finish> = async (context, actor, input) => {
  const { guildId, eventId } = input;
  const attended = new Set(input.attended);
  await changeGathering(context, actor, eventRoster(input), async (tx, current, userId) => {
    requireNotOver(eventRosterKind, current);
    const { event, roster } = current;
    const now = context.clock();
    const signedUp = new Set((await findEntries(tx, eventId)).map((entry) => entry.userId));
    const strangers = [...attended].filter((id) => !signedUp.has(id));
    if (strangers.length > 0) {
      const errors = strangers.map((id) => ({ field: 'attended', message: `not_signed_up: ${id}` }));
      throw new AppError('validation_failed', { errors });
    }
    await markAttendance(tx, eventId, [...attended]);
    const closed = event.closedAt === null ? { closedBy: userId, closedAt: now } : {};
    await updateEvent(tx, eventId, { status: 'finished', endedBy: userId, endedAt: now, ...closed });
    await finishRoster(tx, roster, now);
    const paid = await payReputation(
      context,
      tx,
      [...attended].map((id) => ({
        guildId,
        userId: id,
        delta: event.reward,
        reason: event.title,
        source: 'event',
        actorId: userId,
        key: `event:${eventId}:${id}`,
      })),
    );
    // Everybody who signed up has another past now, also those who were paid nothing.
    await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds: [...signedUp] });
    await recordActivity(context, tx, {
      guildId,
      type: 'event.finished',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: { title: event.title, attended: attended.size, paid: paid.length, reward: event.reward },
    });
  });
  return readEvent(context.db, guildId, eventId);
};
