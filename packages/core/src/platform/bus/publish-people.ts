import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { Queryable } from '../db/database.ts';
import type { Bus } from './bus.ts';

/** PostgreSQL refuses a notification of 8,000 bytes; an id with its quotes and comma takes 22. */
const IDS_PER_EVENT = 300;

/** Publishes something about many people, in as many bus events as needed. */
export const publishPeople = async (
  bus: Bus,
  db: Queryable,
  event: Extract<BusEvent, { userIds: string[] }>,
): Promise<void> => {
  for (let start = 0; start < event.userIds.length; start += IDS_PER_EVENT) {
    await bus.publish(db, { ...event, userIds: event.userIds.slice(start, start + IDS_PER_EVENT) });
  }
};
