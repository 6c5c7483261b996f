import type { eventRoutes } from '@famiglia/contract/event-routes';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { findEntries, forgetClicks, touchRoster } from '../rosters/roster.queries.ts';
import { dropNotices, insertNotices } from '../rosters/roster-notice.queries.ts';
import { dropReminders } from '../rosters/roster-reminder.queries.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeEvent } from './change-event.ts';
import { readEvent } from './close-event.ts';
import { updateEvent } from './event.queries.ts';

/** Calls an event off. Everybody who signed up is told; nobody is reminded of it any more. */
export const cancelEvent: UseCase<typeof eventRoutes.cancel> = async (context, actor, input) => {
  const { guildId, eventId, reason } = input;
  await changeEvent(context, actor, { guildId, eventId }, async (tx, { event, roster }, userId) => {
    const now = context.clock();
    const ended = { endedBy: userId, endedAt: now, cancelReason: reason === '' ? null : reason };
    await updateEvent(tx, eventId, { status: 'cancelled', ...ended });
    await touchRoster(tx, eventId, roster.frozenAt === null ? { frozenAt: now } : {});
    await dropReminders(tx, eventId);
    await dropNotices(tx, eventId, ['promoted', 'reminder'], now);
    await insertNotices(tx, {
      guildId,
      rosterId: eventId,
      kind: 'cancelled',
      version: roster.version,
      userIds: (await findEntries(tx, eventId)).map((entry) => entry.userId),
      createdAt: now,
    });
    await forgetClicks(tx, eventId);
    await recordActivity(context, tx, {
      guildId,
      type: 'event.cancelled',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: { title: event.title, reason },
    });
  });
  return readEvent(context.db, guildId, eventId);
};
