import type { EventStatus } from '@famiglia/contract/events/events';
import type { FightKindMark } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { events } from '../platform/db/schema/events.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { KIND_MARK, KIND_PICTURE, isKindOf } from '../fight-kinds/fight-kind.queries.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { startOrder } from '../rosters/start-order.ts';
import { showsRoster } from '../rosters/roster-message.queries.ts';

export type EventRow = typeof events.$inferSelect;
export type EventWithRoster = {
  event: EventRow;
  roster: typeof rosters.$inferSelect;
  fightKind: FightKindMark | null;
  kindPictureId?: string | null;
};

const withRoster = (db: Queryable) =>
  db
    .select({ event: events, roster: rosters, fightKind: KIND_MARK, kindPictureId: KIND_PICTURE })
    .from(events)
    .innerJoin(rosters, eq(rosters.id, events.id))
    .leftJoin(fightKinds, isKindOf(events));

const isEvent = (guildId: string | Placeholder, eventId: string | Placeholder) =>
  and(eq(events.guildId, guildId), eq(events.id, eventId));

export const findEvent = async (
  db: Queryable,
  guildId: string,
  eventId: string,
): Promise<EventWithRoster | null> => {
  const [row] = await executeKept(db, 'event', { guildId, eventId }, (on) =>
    withRoster(on).where(isEvent(sql.placeholder('guildId'), sql.placeholder('eventId'))),
  );
  return row ?? null;
};

const creators = alias(members, 'creators');
const closers = alias(members, 'closers');
const enders = alias(members, 'enders');

/** Includes the event's message and the names of the members who created, closed and ended it. */
export const findEventDetails = async (db: Queryable, guildId: string, eventId: string) => {
  const [row] = await db
    .select({
      event: events,
      roster: rosters,
      fightKind: KIND_MARK,
      message: deliveries,
      creatorName: creators.displayName,
      closerName: closers.displayName,
      enderName: enders.displayName,
    })
    .from(events)
    .innerJoin(rosters, eq(rosters.id, events.id))
    .leftJoin(fightKinds, isKindOf(events))
    .leftJoin(deliveries, showsRoster(guildId, events.id))
    .leftJoin(creators, and(eq(creators.guildId, guildId), eq(creators.userId, events.createdBy)))
    .leftJoin(closers, and(eq(closers.guildId, guildId), eq(closers.userId, events.closedBy)))
    .leftJoin(enders, and(eq(enders.guildId, guildId), eq(enders.userId, events.endedBy)))
    .where(isEvent(guildId, eventId));
  return row ?? null;
};

export interface EventFilter {
  status?: EventStatus | undefined;
  search?: string | undefined;
  fightKindId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const matching = (guildId: string, { status, search, fightKindId, from, to }: EventFilter) =>
  and(
    eq(events.guildId, guildId),
    status === undefined ? undefined : eq(events.status, status),
    search === undefined || search === ''
      ? undefined
      : sql`lower(${events.title}) like ${containing(search)}`,
    fightKindId === undefined ? undefined : eq(events.fightKindId, fightKindId),
    from === undefined ? undefined : gte(events.startsAt, from),
    to === undefined ? undefined : lt(events.startsAt, to),
  );

export const findEvents = async (
  db: Queryable,
  guildId: string,
  filter: EventFilter,
  page: { limit: number; offset: number; now?: Date },
): Promise<EventWithRoster[]> =>
  withRoster(db)
    .where(matching(guildId, filter))
    .orderBy(...startOrder(events, filter.status, page.now), asc(events.id))
    .limit(page.limit)
    .offset(page.offset);

export const countEvents = async (db: Queryable, guildId: string, filter: EventFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(events).where(matching(guildId, filter));
  return row?.total ?? 0;
};

/** The event that the guild closed last, played or not. */
export const findLastFrozenEvent = async (
  db: Queryable,
  guildId: string,
): Promise<EventWithRoster | null> => {
  const [row] = await withRoster(db)
    .where(and(eq(events.guildId, guildId), inArray(events.status, ['closed', 'finished'])))
    .orderBy(desc(events.closedAt))
    .limit(1);
  return row ?? null;
};

/** The id of the event that was created last, in any status. */
export const findLastPlanned = async (db: Queryable, guildId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.guildId, guildId))
    .orderBy(desc(events.createdAt), desc(events.startsAt))
    .limit(1);
  return row?.id ?? null;
};

/** Stores an event, and requests Discord's own event if it wants one. */
export const insertEvent = async (tx: Transaction, event: typeof events.$inferInsert): Promise<void> => {
  const [row] = await tx.insert(events).values(event).returning();
  await requestScheduledEvent(tx, row);
};

/**
 * Every change of an event may concern the one in Discord's own list. One that was switched off a moment ago may be on its way
 * there, and is not known here yet.
 */
const requestScheduledEvent = async (
  tx: Transaction,
  row: EventRow | undefined,
  isSwitched = false,
): Promise<void> => {
  if (row === undefined || (!row.scheduledEvent && row.scheduledEventId === null && !isSwitched)) return;
  await requestDelivery(tx, { guildId: row.guildId, kind: 'scheduled_event', subject: row.id });
};

/** Every change that a form could overwrite raises the version of the event. */
export const updateEvent = async (
  tx: Transaction,
  eventId: string,
  values: Omit<Partial<typeof events.$inferInsert>, 'version'>,
  raises = true,
): Promise<void> => {
  const [row] = await tx
    .update(events)
    .set({ ...values, ...(raises ? { version: sql`${events.version} + 1` } : {}) })
    .where(eq(events.id, eventId))
    .returning();
  await requestScheduledEvent(tx, row, values.scheduledEvent !== undefined);
};
