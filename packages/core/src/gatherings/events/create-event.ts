import { randomUUID } from 'node:crypto';
import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails } from '@famiglia/contract/events';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { insertReminders } from '../rosters/roster-reminder.queries.ts';
import { insertRosterMessage } from '../rosters/roster-message.queries.ts';
import { checkSquads } from '../rosters/check-squads.ts';
import { insertRoster } from '../rosters/roster.queries.ts';
import { signUpTimes } from '../rosters/sign-up-times.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { checkStart } from './check-start.ts';
import { eventIdOf } from './event-id-of.ts';
import { insertEvent } from './event.queries.ts';
import { readEventDetails } from './get-event.ts';
import type { UseCaseInput } from '../../platform/use-case-input.ts';

type NewEvent = UseCaseInput<typeof eventRoutes.create> & {
  /** Where it was asked for: posted there if the guild has no channel for events. */
  channelId?: string;
  /** What asked for it, where that may ask twice: the same key is the same event. */
  key?: string;
};

/** Plans an event and opens its sign-up. The bot posts it as soon as it hears of it. */
export const createEvent = async (context: Context, actor: Actor, input: NewEvent): Promise<EventDetails> => {
  const { guildId, title, slots } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  const now = context.clock();
  const startsAt = new Date(input.startsAt);
  checkStart(startsAt, now);
  const settings = await findSettings(context.db, guildId);
  const id = input.key === undefined ? randomUUID() : eventIdOf(guildId, input.key);

  await context.db.transaction(async (tx) => {
    const squads = await checkSquads(tx, { guildId, slots, squads: input.squads ?? [] });
    const roster = { id, guildId, slots, kind: 'event', criteria: settings.events.sorting } as const;
    const times = signUpTimes(startsAt, {
      cutoffMinutes: input.cutoffMinutes === undefined ? settings.events.cutoff_minutes : input.cutoffMinutes,
      lateMinutes: settings.events.late_minutes,
    });
    if (!(await insertRoster(tx, { ...roster, ...times }, squads))) return;
    await insertEvent(tx, {
      id,
      guildId,
      title,
      description: input.description,
      startsAt,
      reward: input.reward ?? settings.events.reward,
      createdBy: userId,
      createdAt: now,
    });
    const minutes = input.remindersMinutes ?? settings.events.reminders_minutes;
    await insertReminders(tx, { guildId, rosterId: id, startsAt, minutes }, now);
    const channelId = settings.channels.events ?? input.channelId ?? null;
    await insertRosterMessage(tx, { rosterId: id, guildId, channelId });
    await recordActivity(context, tx, {
      guildId,
      type: 'event.created',
      actorId: userId,
      target: { kind: 'event', id },
      data: { title, starts_at: startsAt.toISOString(), slots },
    });
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [id] });
  });
  return readEventDetails(context.db, guildId, id);
};
