import type { Event } from '@famiglia/contract/events';
import { Link } from 'react-router';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useIsLit } from '../../../realtime/lit-rows.ts';
import { Countdown } from '../../../sign-up/countdown.tsx';
import { eventsText } from '../events.text.ts';
import { Fill } from '../../../sign-up/fill.tsx';
import { StatusBadge } from './status-badge.tsx';

const ROW =
  'relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-3 max-md:py-3 md:h-14 md:[&>td]:px-3';

/** A table row, all of which opens the event; on a phone the same cells fold into a card. */
export const EventRow = ({ event }: { event: Event }) => {
  const text = useText(eventsText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const lit = useIsLit(event.id);
  const cancelled = event.status === 'cancelled';
  return (
    <tr className={classes(ROW, lit && 'animate-glow')}>
      <td className="max-md:col-start-1">
        <Link
          to={`/guild/${guild.id}/events/${event.id}`}
          className={classes(
            'font-medium break-words after:absolute after:inset-0',
            cancelled && 'text-muted line-through',
          )}
        >
          {event.title}
        </Link>
      </td>
      <td className="max-md:col-span-2 max-md:row-start-2 max-md:text-xs">
        <time dateTime={event.starts_at} className="block text-pretty">
          {format.moment(event.starts_at, guild.time_zone)}
        </time>
        {event.status === 'open' ? (
          <span className="block text-xs text-faint max-md:hidden">
            <Countdown to={event.starts_at} />
          </span>
        ) : null}
      </td>
      <td className="max-md:col-start-1 max-md:row-start-3">
        <Fill of={event} />
      </td>
      <td className="text-muted max-md:col-start-2 max-md:row-start-3 max-md:self-end max-md:text-right max-md:text-xs">
        <span className="md:hidden">{text.reserve} </span>
        {format.number(event.reserve_count)}
      </td>
      <td className="text-muted max-md:hidden">{event.reward > 0 ? format.delta(event.reward) : '—'}</td>
      <td className="max-md:col-start-2 max-md:row-start-1">
        <StatusBadge status={event.status} />
      </td>
    </tr>
  );
};
