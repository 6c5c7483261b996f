import type { Event } from '@famiglia/contract/events';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { wallTimeAt } from '@famiglia/contract/zoned-time';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { eventsText } from '../events.text.ts';

const DOTS = { open: 'bg-good', closed: 'bg-brass', finished: 'bg-faint', cancelled: 'bg-bad' } as const;

/** One event on its day: its status, its time in the guild's zone, its title. */
export const CalendarEvent = ({ event }: { event: Event }) => {
  const text = useText(eventsText);
  const guild = useCurrentGuild();
  return (
    <Link
      to={`/guild/${guild.id}/events/${event.id}`}
      title={`${event.title}, ${text.statuses[event.status]}`}
      className={classes(
        'flex min-h-11 items-center gap-x-1.5 rounded-[4px] px-1.5 py-0.5 hover:bg-hover md:min-h-0 md:flex-wrap md:text-xs',
        event.status === 'cancelled' && 'text-muted line-through',
        event.status === 'finished' && 'text-muted',
      )}
    >
      <span aria-hidden className={classes('size-1.5 shrink-0 rounded-full', DOTS[event.status])} />
      <time dateTime={event.starts_at} className="shrink-0 text-muted">
        {wallTimeAt(new Date(event.starts_at), guild.time_zone).clock}
      </time>
      <span className="min-w-0 font-medium max-md:truncate md:line-clamp-2 md:w-full">{event.title}</span>
      <span className="sr-only">, {text.statuses[event.status]}</span>
    </Link>
  );
};
