import type { EventStatus } from '@famiglia/contract/events/events';
import { zoneAbbreviation } from '@famiglia/contract/kit/zone-names';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useWide } from '../../../shared/lib/use-wide.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useCalendar, useCaptCalendar } from '../queries.ts';
import { eventsText } from '../events.text.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { useNow } from '../../../shared/lib/use-now.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { monthsLater, weekOf, weeksOfMonth, weekTitle } from './calendar-days.ts';
import { calendarItems } from './calendar-item.ts';
import type { CalendarItem } from './calendar-item.ts';
import { MonthGrid } from './month-grid.tsx';
import { WeekList } from './week-list.tsx';

interface CalendarViewProps {
  status: EventStatus | undefined;
  /** The id of a kind of fight. */
  kind: string | undefined;
  day: string | undefined;
}

/** A month, or on a phone a week, in the guild's time zone. */
export const CalendarView = ({ status, kind, day }: CalendarViewProps) => {
  const text = useText(eventsText);
  const language = useLanguage();
  const format = useFormat();
  const wide = useWide('lg');
  const { id: guildId, time_zone: zone, access } = useCurrentGuild();
  const now = useNow();
  const today = wallTimeAt(now, zone).day;
  const shown = day ?? today;
  const weeks = wide ? weeksOfMonth(shown) : [weekOf(shown)];
  const [first = shown, last = shown] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const midnight = (of: string) => momentOf({ day: of, clock: '00:00' }, zone)?.toISOString() ?? '';
  const span = { status, fight_kind_id: kind, from: midnight(first), to: midnight(daysLater(last, 1)) };
  const events = useCalendar(guildId, span);
  const capts = useCaptCalendar(guildId, span, may(access.permissions, 'capts.view'));
  const skeleton = <ListSkeleton height="h-24 md:h-14" />;

  const month = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  const title = wide
    ? new Intl.DateTimeFormat(language, month).format(new Date(shown))
    : weekTitle(language, first, last, today);

  return (
    <>
      <CalendarBar
        title={title.replace(/\s*г\.$/, '')}
        unit={wide ? 'Month' : 'Week'}
        previous={wide ? monthsLater(shown, -1) : daysLater(first, -7)}
        next={wide ? monthsLater(shown, 1) : daysLater(first, 7)}
        isNow={wide ? shown.startsWith(today.slice(0, 7)) : first === weekOf(today)[0]}
      />
      <QueryView query={events} skeleton={skeleton}>
        {({ items, total }) => {
          // Both at once, so that no day moves.
          if (capts.isLoading) return skeleton;
          const days = itemsByDay(calendarItems(items, capts.data?.items ?? [], text.capt), zone);
          return (
            <div aria-busy={events.isPlaceholderData} className="grid grid-cols-1 gap-3">
              {wide ? (
                <MonthGrid weeks={weeks} days={days} today={today} month={shown.slice(0, 7)} />
              ) : (
                <WeekList week={weeks[0] ?? []} days={days} today={today} />
              )}
              <p className="text-xs text-faint">
                {text.zoneNote(zoneAbbreviation(zone, language, now))}
                {total > items.length ? ` ${text.onlyFirst(format.number(items.length))}` : null}
              </p>
            </div>
          );
        }}
      </QueryView>
    </>
  );
};

/** Events and capts by day in the guild's zone, sorted by time. */
const itemsByDay = (items: readonly CalendarItem[], zone: string): ReadonlyMap<string, CalendarItem[]> => {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))) {
    const { day } = wallTimeAt(new Date(item.starts_at), zone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
};
