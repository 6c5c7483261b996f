import type { Event } from '@famiglia/contract/events';
import { wallTimeIn } from '../../../language/zoned-time.ts';

/** Events by the family's calendar day, each day from morning to night. */
export const eventsByDay = (events: readonly Event[], zone: string): ReadonlyMap<string, Event[]> => {
  const days = new Map<string, Event[]>();
  for (const event of events.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))) {
    const { day } = wallTimeIn(zone, event.starts_at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};
