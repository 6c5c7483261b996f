import type { UpcomingCapt, UpcomingEvent } from '@famiglia/contract/dashboard/dashboard';

/** An event or a capt in the list of what comes next. */
export interface Upcoming extends UpcomingEvent {
  /** Its path under `/guild/:guildId/`. */
  path: string;
}

/** Events and capts in one list, soonest first. `against` makes the title of a capt. */
export const upcoming = (
  events: readonly UpcomingEvent[],
  capts: readonly UpcomingCapt[],
  against: (capt: UpcomingCapt) => string,
): Upcoming[] =>
  [
    ...events.map((event) => ({ ...event, path: `events/${event.id}` })),
    ...capts.map((capt) => ({ ...capt, title: against(capt), path: `capts/${capt.id}` })),
  ].toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
