import { and, eq, isNotNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { events } from '../platform/db/schema/events.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findEvent, updateEvent } from './event.queries.ts';
import type { EventRow } from './event.queries.ts';

type EventKey = Pick<EventRow, 'id' | 'guildId'>;

const is = ({ id, guildId }: EventKey) => and(eq(events.id, id), eq(events.guildId, guildId));

/**
 * Which of Discord's own events belong to events of this guild. Any other one of the bot was created by an attempt that ended
 * before it was stored.
 */
export const findKnownScheduledEvents = async (
  db: Queryable,
  guildId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: events.scheduledEventId })
    .from(events)
    .where(and(eq(events.guildId, guildId), isNotNull(events.scheduledEventId)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};

/** Stores Discord's own event after it was created there. */
export const storeScheduledEvent = async (
  context: Context,
  event: Pick<EventRow, 'id' | 'guildId' | 'title'>,
  scheduledEventId: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { id, guildId, title } = event;
    await tx.update(events).set({ scheduledEventId }).where(is(event));
    await recordActivity(context, tx, {
      guildId,
      type: 'event.scheduled',
      actorId: null,
      target: { kind: 'event', id },
      data: { title },
    });
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [id] });
  });

/** Discord has none any more, as it was asked to. */
export const forgetScheduledEvent = async (context: Context, event: EventKey): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { id, guildId } = event;
    await tx.update(events).set({ scheduledEventId: null }).where(is(event));
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [id] });
  });

/** Somebody removed it in Discord by hand. It is not made again, and the event says so. Nothing happens where the bot removed it. */
export const noteRemovedScheduledEvent = async (
  context: Context,
  guildId: string,
  scheduledEventId: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.guildId, guildId), eq(events.scheduledEventId, scheduledEventId)));
    if (found === undefined) return;
    await lockRoster(tx, guildId, found.id);
    const row = await findEvent(tx, guildId, found.id);
    if (row === null || row.event.scheduledEventId !== scheduledEventId) return;
    const { id, title, scheduledEvent, endedAt } = row.event;
    if (!scheduledEvent || endedAt !== null) return;
    await updateEvent(tx, id, {
      scheduledEvent: false,
      scheduledEventId: null,
      scheduledEventRemovedAt: context.clock(),
    });
    await recordActivity(context, tx, {
      guildId,
      type: 'event.unscheduled',
      actorId: null,
      target: { kind: 'event', id },
      data: { title },
    });
    await context.bus.publish(tx, { type: 'events.changed', guildId, eventIds: [id] });
  });
