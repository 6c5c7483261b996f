import type { Capt } from '@famiglia/contract/capts/capts';
import type { Event, EventStatus } from '@famiglia/contract/events/events';

/** An event or a capt on its day. */
export interface CalendarItem {
  id: string;
  /** Its path under `/guild/:guildId/`. */
  path: string;
  title: string;
  status: EventStatus;
  starts_at: string;
  main_count: number;
  slots: number;
}

/** Events and capts in one list. `nameCapt` makes the title of a capt. */
export const calendarItems = (
  events: readonly Event[],
  capts: readonly Capt[],
  nameCapt: (opponent: string) => string,
): CalendarItem[] => [
  ...events.map((event) => ({ ...event, path: `events/${event.id}` })),
  ...capts.map((capt) => ({ ...capt, path: `capts/${capt.id}`, title: nameCapt(capt.opponent) })),
];
