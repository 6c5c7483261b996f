import type { UpcomingCapt, UpcomingEvent } from '@famiglia/contract/dashboard';

/** An event or a capt, as the list of what comes next shows it. */
export interface Upcoming extends UpcomingEvent {
  /** Its page, under `/guild/:guildId/`. */
  path: string;
}

/** Both in one list, soonest first. `against` words a capt. */
export const upcoming = (
  events: readonly UpcomingEvent[],
  capts: readonly UpcomingCapt[],
  against: (capt: UpcomingCapt) => string,
): Upcoming[] =>
  [
    ...events.map((event) => ({ ...event, path: `events/${event.id}` })),
    ...capts.map((capt) => ({ ...capt, title: against(capt), path: `capts/${capt.id}` })),
  ].toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
