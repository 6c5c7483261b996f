import { calendarLine, calendarText, calendarTime } from './calendar-line.ts';
import type { CalendarEvent } from './calendar-feed.queries.ts';

interface CalendarFrame {
  guild: { id: string; name: string };
  panelUrl: string;
  now: Date;
}

/** Events have no end time; an hour is a good guess. */
const DURATION = 'PT1H';

/** The events of a guild as a calendar that programs subscribe to (RFC 5545). */
export const writeCalendar = async function* (
  frame: CalendarFrame,
  rows: readonly CalendarEvent[],
): AsyncGenerator<string> {
  yield [
    calendarLine('BEGIN', 'VCALENDAR'),
    calendarLine('VERSION', '2.0'),
    calendarLine('PRODID', '-//Famiglia//Events//EN'),
    calendarLine('METHOD', 'PUBLISH'),
    calendarText('X-WR-CALNAME', frame.guild.name),
    calendarLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT15M'),
    calendarLine('X-PUBLISHED-TTL', 'PT15M'),
  ].join('');
  for (const row of rows) yield entry(frame, row);
  yield calendarLine('END', 'VCALENDAR');
};

const entry = ({ guild, panelUrl, now }: CalendarFrame, row: CalendarEvent): string =>
  [
    calendarLine('BEGIN', 'VEVENT'),
    calendarLine('UID', `${row.id}@famiglia`),
    calendarLine('DTSTAMP', calendarTime(now)),
    calendarLine('CREATED', calendarTime(row.createdAt)),
    calendarLine('SEQUENCE', String(row.version)),
    calendarLine('DTSTART', calendarTime(row.startsAt)),
    calendarLine('DURATION', DURATION),
    calendarText('SUMMARY', row.title),
    ...(row.description === '' ? [] : [calendarText('DESCRIPTION', row.description)]),
    calendarLine('URL', `${panelUrl}/guild/${guild.id}/events/${row.id}`),
    calendarLine('STATUS', row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'),
    calendarLine('END', 'VEVENT'),
  ].join('');
