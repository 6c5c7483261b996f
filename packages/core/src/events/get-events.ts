import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { Event, EventDetails } from '@famiglia/contract/events/events';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countEvents, findEvents, findEvent, findEventDetails, findLastPlanned } from './event.queries.ts';
import { presentEvent, presentEventDetails } from './present-event.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { readSignUp } from '../rosters/read-sign-up.ts';
import { findReminderMinutes } from '../rosters/roster-reminder.queries.ts';
import { readSquads } from '../rosters/read-squads.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';

export const listEvents: UseCase<typeof eventRoutes.list> = async (context, actor, input) => {
  const { guildId, status, search, fightKindId, from, to, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.list.access);
  const filter = {
    status,
    search,
    fightKindId,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const [rows, total] = await Promise.all([
    findEvents(context.db, guildId, filter, { limit, offset, now: context.clock() }),
    countEvents(context.db, guildId, filter),
  ]);
  return { items: rows.map(presentEvent), total, limit, offset };
};

export const getEvent: UseCase<typeof eventRoutes.get> = async (context, actor, { guildId, eventId }) => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.get.access);
  return readEventDetails(context.db, guildId, eventId);
};

export const readEvent = async (db: Queryable, guildId: string, eventId: string): Promise<Event> => {
  const row = await findEvent(db, guildId, eventId);
  if (row === null) throw new AppError('not_found');
  return presentEvent(row);
};

export const readEventDetails = async (
  db: Queryable,
  guildId: string,
  eventId: string,
): Promise<EventDetails> => {
  const row = await findEventDetails(db, guildId, eventId);
  if (row === null) throw new AppError('not_found');
  const squads = row.roster.squadCount === 0 ? [] : await readSquads(db, guildId, eventId);
  const signUp = await readSignUp(db, row.roster, 'event', row.event);
  return presentEventDetails(row, { reminders: await findReminderMinutes(db, eventId), squads, signUp });
};

/** The event that was created last, for a leader who wants to repeat it. */
export const getLastEvent = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<EventDetails> => {
  await requireGuildAccess(context, actor, guildId, eventRoutes.create.access);
  const id = await findLastPlanned(context.db, guildId);
  if (id === null) throw new AppError('nothing_to_repeat');
  return readEventDetails(context.db, guildId, id);
};
