import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { eventsText } from '../events.text.ts';
import type { CalendarItem } from './calendar-item.ts';

const DOTS = { open: 'bg-good', closed: 'bg-brass', finished: 'bg-faint', cancelled: 'bg-bad' } as const;

/** One event or capt on its day: its status, its time in the guild's zone, how full it is, its title. */
export const CalendarEvent = ({ item }: { item: CalendarItem }) => {
  const text = useText(eventsText);
  const guild = useCurrentGuild();
  const format = useFormat();
  return (
    <Link
      to={`/guild/${guild.id}/${item.path}`}
      title={`${item.title}, ${text.statuses[item.status]}`}
      className={classes(
        'flex min-h-11 items-center gap-x-1.5 rounded-[4px] px-1.5 py-0.5 hover:bg-hover md:min-h-0 md:flex-wrap md:text-xs',
        item.status === 'cancelled' && 'text-muted line-through',
        item.status === 'finished' && 'text-muted',
      )}
    >
      <span aria-hidden className={classes('size-1.5 shrink-0 rounded-full', DOTS[item.status])} />
      <time dateTime={item.starts_at} className="shrink-0 text-muted">
        {wallTimeAt(new Date(item.starts_at), guild.time_zone).clock}
      </time>
      <span className={classes('shrink-0', item.main_count >= item.slots ? 'text-brass' : 'text-faint')}>
        {format.number(item.main_count)}/{format.number(item.slots)}
      </span>
      <span className="min-w-0 font-medium max-md:truncate md:line-clamp-2 md:w-full">{item.title}</span>
      <span className="sr-only">, {text.statuses[item.status]}</span>
    </Link>
  );
};
