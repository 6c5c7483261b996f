import { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';
import type { Guild, ScheduledEvent } from './world.ts';

/** As many as Discord allows that have not ended. */
export const MAX_SCHEDULED_EVENTS = 100;

/** An event outside of Discord begins and ends by the clock, unless somebody does it earlier. */
export const statusNow = ({ status, start, end }: ScheduledEvent, now: number): Status => {
  if (status !== Status.Scheduled && status !== Status.Active) return status;
  if (end <= now) return Status.Completed;
  return start <= now ? Status.Active : status;
};

/** Those that have not ended, soonest first, as Discord lists them. */
export const openScheduledEvents = (guild: Guild, now: number): ScheduledEvent[] =>
  [...guild.scheduled_events.values()]
    .filter((event) => [Status.Scheduled, Status.Active].includes(statusNow(event, now)))
    .toSorted((one, other) => one.start - other.start);
