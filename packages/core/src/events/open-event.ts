import type { eventRoutes } from '@famiglia/contract/events/event-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { filledFrom, takeFightKind } from '../fight-kinds/take-fight-kind.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { checkSquads } from '../rosters/check-squads.ts';
import { insertRosterMessage } from '../rosters/roster-message.queries.ts';
import { newPing } from '../rosters/roster-ping.ts';
import { insertReminders } from '../rosters/roster-reminder.queries.ts';
import { insertRoster } from '../rosters/roster.queries.ts';
import { attendanceDueAt, lineUpDueAt, maybesDueAt, signUpTimes } from '../rosters/sign-up-times.ts';
import { choosePicture } from '../rosters/event-picture.queries.ts';
import { insertEvent } from './event.queries.ts';

export type PlannedEvent = UseCaseInput<typeof eventRoutes.create> & {
  /** The channel of the request: the event is posted there if the guild has no channel for events. */
  channelId?: string;
};

interface OpenedBy {
  id: string;
  createdBy: string;
  /** The author in the activity; null if a series created the event. */
  actorId: string | null;
}

/**
 * Stores an event with its open roster, its reminders and the request for its message. Does nothing if its id already
 * exists.
 */
export const openEvent = async (
  context: Context,
  tx: Transaction,
  planned: PlannedEvent & OpenedBy,
): Promise<void> => {
  const { fightKindId, defaults } = await takeFightKind(tx, planned);
  const event = filledFrom(defaults, planned);
  const { id, guildId, title, slots, actorId } = event;
  const now = context.clock();
  const startsAt = new Date(event.startsAt);
  const settings = await findSettings(tx, guildId);
  const squads = await checkSquads(tx, { guildId, slots, squads: event.squads ?? [] });
  const roster = { id, guildId, slots, kind: 'event', criteria: settings.events.sorting } as const;
  const times = signUpTimes(startsAt, {
    cutoffMinutes: event.cutoffMinutes === undefined ? settings.events.cutoff_minutes : event.cutoffMinutes,
    lateMinutes: settings.events.late_minutes,
  });
  const called = { guildId, userId: event.createdBy, kind: 'event', startsAt, now } as const;
  const ping = await newPing(tx, called, event, settings.events);
  const { thread = settings.events.thread, moreAnswers = settings.events.more_answers } = event;
  const due = {
    attendanceDueAt: attendanceDueAt(startsAt, now),
    lineUpDueAt: lineUpDueAt(startsAt, settings.events.line_up_minutes, now),
    maybesDueAt: moreAnswers ? maybesDueAt(startsAt, times.closesAt, now) : null,
  };
  if (!(await insertRoster(tx, { ...roster, ...times, ...due, ...ping, thread, moreAnswers }, squads)))
    return;
  await insertEvent(tx, {
    id,
    guildId,
    title,
    description: event.description,
    startsAt,
    reward: event.reward ?? settings.events.reward,
    createdBy: event.createdBy,
    createdAt: now,
    emoji: event.emoji ?? null,
    color: event.color ?? null,
    pictureId: await choosePicture(tx, { guildId, pictureId: event.pictureId ?? null, now }),
    scheduledEvent: event.scheduledEvent ?? false,
    fightKindId,
  });
  const minutes = event.remindersMinutes ?? settings.events.reminders_minutes;
  await insertReminders(tx, { guildId, rosterId: id, startsAt, minutes }, now);
  const channelId = settings.channels.events ?? event.channelId ?? null;
  await insertRosterMessage(tx, { rosterId: id, guildId, channelId });
  await recordActivity(context, tx, {
    guildId,
    type: 'event.created',
    actorId,
    target: { kind: 'event', id },
    data: { title, starts_at: startsAt.toISOString(), slots },
  });
  await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [id] });
};
