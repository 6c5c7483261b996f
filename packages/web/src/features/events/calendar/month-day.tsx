import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { eventsText } from '../events.text.ts';
import { CalendarEvent } from './calendar-event.tsx';
import type { CalendarItem } from './calendar-item.ts';

const SHOWN = 3;

interface MonthDayProps {
  day: string;
  items: readonly CalendarItem[];
  isToday: boolean;
  /** Belongs to the month before or after. */
  isOutside: boolean;
}

export const MonthDay = ({ day, items, isToday, isOutside }: MonthDayProps) => {
  const text = useText(eventsText);
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const hidden = whole || items.length === SHOWN + 1 ? 0 : Math.max(0, items.length - SHOWN);
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
      {items.slice(0, items.length - hidden).map((item) => (
        <CalendarEvent key={item.id} item={item} />
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
