import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { eventsText } from '../events.text.ts';
import { CalendarEvent } from './calendar-event.tsx';
import type { CalendarItem } from './calendar-item.ts';

interface WeekListProps {
  week: readonly string[];
  days: ReadonlyMap<string, CalendarItem[]>;
  today: string;
}

/** A week on a phone: days below each other. */
export const WeekList = ({ week, days, today }: WeekListProps) => {
  const text = useText(eventsText);
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Card>
      <ol>
        {week.map((day) => {
          const items = days.get(day) ?? [];
          return (
            <li key={day} className="border-b border-line px-3 py-2 last:border-b-0">
              <time
                dateTime={day}
                aria-current={day === today ? 'date' : undefined}
                className={classes('block px-1.5 text-xs', day === today ? 'text-brass' : 'text-muted')}
              >
                {day === today ? `${text.today}, ` : null}
                {name.format(new Date(day))}
              </time>
              {items.map((item) => (
                <CalendarEvent key={item.id} item={item} />
              ))}
              {items.length === 0 ? (
                <p className="px-1.5 py-1 text-xs text-faint">{text.nothingThatDay}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
