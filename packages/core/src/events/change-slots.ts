import type { eventRoutes } from '@famiglia/contract/events/event-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { AppError } from '../platform/app-error.ts';
import type { VersionedUseCase } from '../platform/use-case.ts';
import { UNCHANGED, changeGathering, requireNotOver } from '../rosters/change-gathering.ts';
import { resizeRoster } from '../rosters/resize-roster.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import { isSignUpOver } from '../rosters/sign-up-times.ts';
import { eventRoster, eventRosterKind } from './event-roster.ts';
import { updateEvent } from './event.queries.ts';
import { readEventDetails } from './get-events.ts';

/** More places move people up from the reserve, fewer places move the last people back to it. */
export const changeSlots: VersionedUseCase<typeof eventRoutes.changeSlots> = async (
  context,
  actor,
  input,
) => {
  const { guildId, eventId, slots, version } = input;
  await changeGathering(context, actor, eventRoster(input), async (tx, current, userId) => {
    await requireNotOver(tx, eventRosterKind, current);
    const { event, roster, title } = current;
    if (isSignUpOver(roster, context.clock())) throw new AppError('event_closed');
    if (slots === roster.slots) return UNCHANGED;
    if (roster.squadCount > 0) throw new AppError('squads_decide_slots');
    await requireVersion(tx, {
      seen: version,
      stored: event.version,
      changes: { guildId, targetId: eventId },
      read: async () => readEventDetails(tx, guildId, eventId),
    });
    const named = { kind: 'event', guildId, rosterId: eventId, title } as const;
    await resizeRoster(context, tx, named, { slots, userId, version: event.version });
    await updateEvent(tx, eventId, {});
    await touchRoster(tx, eventId);
    return recordActivity(context, tx, {
      guildId,
      type: 'event.resized',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: { title, slots },
    });
  });
  return readEventDetails(context.db, guildId, eventId);
};
