import type { Event } from '@famiglia/contract/events';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { eventsText } from '../events.text.ts';
import { CalendarEvent } from './calendar-event.tsx';

const SHOWN = 3;

interface MonthDayProps {
  day: string;
  events: readonly Event[];
  isToday: boolean;
  /** Belongs to the month before or after. */
  isOutside: boolean;
}

export const MonthDay = ({ day, events, isToday, isOutside }: MonthDayProps) => {
  const text = useText(eventsText);
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const hidden = whole || events.length === SHOWN + 1 ? 0 : Math.max(0, events.length - SHOWN);
  return (
    <td
      className={classes('h-28 border-l border-line p-1 align-top first:border-l-0', isOutside && 'bg-ink')}
    >
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={classes(
          'mb-1 grid size-6 place-items-center rounded-full text-xs',
          isToday && 'bg-brass font-semibold text-brass-ink',
          !isToday && (isOutside ? 'text-faint' : 'text-muted'),
        )}
      >
        {Number(day.slice(8))}
      </time>
      {events.slice(0, events.length - hidden).map((event) => (
        <CalendarEvent key={event.id} event={event} />
      ))}
      {hidden > 0 ? (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="px-1.5 py-0.5 text-xs text-muted hover:text-text"
        >
          {text.moreThatDay(format.number(hidden))}
        </button>
      ) : null}
    </td>
  );
};
