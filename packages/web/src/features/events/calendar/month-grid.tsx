import { useLanguage } from '../../../shared/language/use-language.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { MonthDay } from './month-day.tsx';
import type { CalendarItem } from './calendar-item.ts';

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  days: ReadonlyMap<string, CalendarItem[]>;
  today: string;
  /** The shown month, as `2026-11`. */
  month: string;
}

export const MonthGrid = ({ weeks, days, today, month }: MonthGridProps) => {
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-left">
        <thead className="text-xs text-muted">
          <tr className="h-9 [&>th]:px-2.5 [&>th]:font-medium">
            {weeks[0]?.map((day) => (
              <th key={day}>{weekday.format(new Date(day))}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className="border-t border-line">
              {week.map((day) => (
                <MonthDay
                  key={day}
                  day={day}
                  items={days.get(day) ?? []}
                  isToday={day === today}
                  isOutside={!day.startsWith(month)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
