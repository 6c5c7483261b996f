import type { eventRoutes } from '@famiglia/contract/events/event-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireFightKind } from '../fight-kinds/take-fight-kind.ts';
import { AppError } from '../platform/app-error.ts';
import { UNCHANGED, changeGathering, requireNotOver } from '../rosters/change-gathering.ts';
import { checkSquadEdit, squadChange } from '../rosters/check-squads.ts';
import { resizeRoster } from '../rosters/resize-roster.ts';
import { findReminderMinutes, replaceReminders } from '../rosters/roster-reminder.queries.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import { findSquads } from '../rosters/squad.queries.ts';
import { moveSignUp } from '../rosters/move-sign-up.ts';
import { cutoffMinutesOf, isSignUpOver } from '../rosters/sign-up-times.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { checkStart } from './check-start.ts';
import { choosePicture } from '../rosters/event-picture.queries.ts';
import { eventRoster, eventRosterKind } from './event-roster.ts';
import type { EventWithRoster } from './event.queries.ts';
import { updateEvent as storeEvent } from './event.queries.ts';
import { readEventDetails } from './get-events.ts';

/** Saves an event on top of the version that the leader saw. After closing, its places stay as they are. */
export const updateEvent: UseCase<typeof eventRoutes.update> = async (context, actor, input) => {
  const { guildId, eventId, version, title, slots } = input;
  const now = context.clock();
  const startsAt = new Date(input.startsAt);
  await changeGathering(context, actor, eventRoster(input), async (tx, current, userId) => {
    await requireNotOver(tx, eventRosterKind, current);
    const { event, roster } = current;
    await requireVersion(tx, {
      seen: version,
      stored: event.version,
      changes: { guildId, targetId: eventId },
      read: async () => readEventDetails(tx, guildId, eventId),
    });
    if (input.fightKindId !== event.fightKindId) await requireFightKind(tx, guildId, input.fightKindId);
    const squads = await checkSquadEdit(tx, roster, input);
    const regrouped = squads !== undefined;
    if (isSignUpOver(roster, now) && (regrouped || slots !== roster.slots))
      throw new AppError('event_closed');
    const moved = startsAt.getTime() !== event.startsAt.getTime();
    if (moved) checkStart(startsAt, now);
    const reminders = await findReminderMinutes(tx, eventId);
    const changes = [
      ...changedFields(current, reminders, input),
      ...(regrouped ? [squadChange(await findSquads(tx, guildId, eventId), squads)] : []),
    ];
    if (changes.length === 0) return UNCHANGED;

    if (regrouped || slots !== roster.slots) {
      const named = { kind: 'event', guildId, rosterId: eventId, title } as const;
      await resizeRoster(context, tx, named, { slots, squads, userId, version });
    }
    await storeEvent(tx, eventId, {
      title,
      description: input.description,
      startsAt,
      reward: input.reward,
      ...(await editedLook(tx, current, input, now)),
      ...(input.fightKindId === undefined ? {} : { fightKindId: input.fightKindId }),
    });
    const minutes = input.remindersMinutes;
    await replaceReminders(tx, { guildId, rosterId: eventId, startsAt, minutes, moved }, now);
    await moveSignUp(tx, roster, { from: event.startsAt, to: startsAt, userId, asked: input }, now);
    await touchRoster(tx, eventId);
    return recordActivity(context, tx, {
      guildId,
      type: 'event.edited',
      actorId: userId,
      target: { kind: 'event', id: eventId },
      data: { title, changes },
    });
  });
  return readEventDetails(context.db, guildId, eventId);
};

type Edit = Parameters<typeof updateEvent>[2];

/** A value that is left out stays as it is. Whoever asks for Discord's own event anew gets another one. */
const editedLook = async (tx: Transaction, { event }: EventWithRoster, edit: Edit, now: Date) => {
  const { guildId, pictureId, scheduledEventRemovedAt } = event;
  const { emoji = event.emoji, color = event.color, scheduledEvent = event.scheduledEvent } = edit;
  const { pictureId: chosen = pictureId } = edit;
  return {
    emoji,
    color,
    pictureId:
      chosen === pictureId ? pictureId : await choosePicture(tx, { guildId, pictureId: chosen, now }),
    ...(scheduledEvent === event.scheduledEvent ? {} : { scheduledEvent }),
    scheduledEventRemovedAt: scheduledEvent ? null : scheduledEventRemovedAt,
  };
};

const changedFields = ({ event, roster }: EventWithRoster, reminders: number[], edit: Edit) => {
  const before = {
    title: event.title,
    description: event.description,
    starts_at: event.startsAt.toISOString(),
    slots: roster.slots,
    reward: event.reward,
    reminders_minutes: reminders,
    cutoff_minutes: cutoffMinutesOf(event.startsAt, roster.closesAt),
    ping_role_id: roster.pingRoleId,
    ping_again_minutes: roster.pingAgainMinutes,
    thread: roster.thread,
    more_answers: roster.moreAnswers,
    emoji: event.emoji,
    color: event.color,
    picture_id: event.pictureId,
    scheduled_event: event.scheduledEvent,
    fight_kind_id: event.fightKindId,
  };
  const after = {
    title: edit.title,
    description: edit.description,
    starts_at: new Date(edit.startsAt).toISOString(),
    slots: edit.slots,
    reward: edit.reward,
    reminders_minutes: edit.remindersMinutes.toSorted((a, b) => b - a),
    cutoff_minutes: edit.cutoffMinutes === undefined ? before.cutoff_minutes : edit.cutoffMinutes,
    ping_role_id: edit.pingRoleId === undefined ? before.ping_role_id : edit.pingRoleId,
    ping_again_minutes: edit.pingAgainMinutes ?? before.ping_again_minutes,
    thread: edit.thread ?? before.thread,
    more_answers: edit.moreAnswers ?? before.more_answers,
    emoji: edit.emoji === undefined ? before.emoji : edit.emoji,
    color: edit.color === undefined ? before.color : edit.color,
    picture_id: edit.pictureId === undefined ? before.picture_id : edit.pictureId,
    scheduled_event: edit.scheduledEvent ?? before.scheduled_event,
    fight_kind_id: edit.fightKindId === undefined ? before.fight_kind_id : edit.fightKindId,
  };
  return (Object.keys(after) as (keyof typeof after)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
};
