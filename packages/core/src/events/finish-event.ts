import type { eventRoutes } from '@famiglia/contract/events/event-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken, requireVersion } from '../activity/require-version.ts';
import { AppError } from '../platform/app-error.ts';
import type { VersionedUseCase } from '../platform/use-case.ts';
import { UNCHANGED, changeGathering } from '../rosters/change-gathering.ts';
import { requireCorrectable } from '../rosters/correctable.ts';
import { finishRoster } from '../rosters/end-roster.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import { isMarkedSo, settleAttendance } from '../rosters/settle-attendance.ts';
import { eventRoster } from './event-roster.ts';
import { updateEvent } from './event.queries.ts';
import { readEvent, readEventDetails } from './get-events.ts';

/**
 * Marks who attended and pays them. A second call within a day corrects the marks and pays the difference; a call with
 * the same marks changes nothing. Marks based on an older version are refused.
 */
export const finishEvent: VersionedUseCase<typeof eventRoutes.finish> = async (context, actor, input) => {
  const { guildId, eventId, attended, excused, version } = input;
  let limited = 0;
  await changeGathering(context, actor, eventRoster(input), async (tx, current, userId) => {
    const { event, roster } = current;
    const { title, reward, status } = event;
    const now = context.clock();
    const changes = { guildId, targetId: eventId };
    if (status === 'cancelled') throw await overtaken(tx, 'event_over', changes);
    if (now < event.startsAt) throw new AppError('not_started');
    const again = status === 'finished';
    if (again && (await isMarkedSo(tx, roster, { startsAt: event.startsAt, attended, excused })))
      return UNCHANGED;
    await requireVersion(tx, {
      seen: version,
      stored: event.version,
      changes,
      read: async () => readEventDetails(tx, guildId, eventId),
    });
    if (again) {
      requireCorrectable(event.endedAt, now);
      await updateEvent(tx, eventId, {});
      await touchRoster(tx, eventId);
    } else {
      const closed = event.closedAt === null ? { closedBy: userId, closedAt: now } : {};
      await updateEvent(tx, eventId, { status: 'finished', endedBy: userId, endedAt: now, ...closed });
      await finishRoster(tx, roster, now);
    }
    const named = { kind: 'event', guildId, rosterId: eventId, title } as const;
    const settled = await settleAttendance(context, tx, {
      named,
      roster,
      reward,
      startsAt: event.startsAt,
      actorId: userId,
      attended,
      excused,
    });
    limited = settled.limited;
    return recordActivity(context, tx, {
      guildId,
      type: again ? 'event.corrected' : 'event.finished',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: {
        title,
        attended: settled.came.length,
        absent: settled.absent.length,
        excused: settled.excused.length,
        walk_ins: settled.walkIns.length,
        paid: settled.paid,
        reward,
      },
    });
  });
  return { ...(await readEvent(context.db, guildId, eventId)), limited };
};
