const TIME =
  /^(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})(?:,? ?(?:в|at) |, ?| |T)(\d{1,2}):(\d{2})(?::\d{2})?(?: ?(am|pm))?$/iu;

interface TimeParts {
  numbers: readonly [string, string, string];
  separator: string;
  hour: number;
  minute: string;
  half: string;
}

const partsOf = (text: string): TimeParts | null => {
  const found = text.length > 40 ? null : TIME.exec(text);
  if (found === null) return null;
  const [, first = '', separator = '', second = '', third = '', hour = '', minute = '', half = ''] = found;
  return {
    numbers: [first, second, third],
    separator,
    hour: Number(hour),
    minute,
    half: half.toLowerCase(),
  };
};

/**
 * When an operation was, to the minute: `2026-08-08 18:22`. Null for what is no time, for a day that does not exist, and for one after
 * `lastDay`: nothing in a log is still to come.
 */
export const readLogTime = (text: string, monthFirst: boolean, lastDay: string): string | null => {
  const parts = partsOf(text);
  return parts === null ? null : timeOf(parts, monthFirst, lastDay);
};

const timeOf = (parts: TimeParts, monthFirst: boolean, lastDay: string): string | null => {
  const { numbers, separator, hour, minute, half } = parts;
  const [first, second, third] = numbers;
  const turned = monthFirst && separator === '/';
  const [year, month, day] =
    first.length === 4 ? [first, second, third] : turned ? [third, first, second] : [third, second, first];
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const hours = half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  const isClock = hours < 24 && Number(minute) < 60 && (half === '' || (hour > 0 && hour < 13));
  if (!isClock || !isDay(date) || date > lastDay) return null;
  return `${date} ${String(hours).padStart(2, '0')}:${minute}`;
};

const isDay = (date: string): boolean => {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
};

/**
 * Whether days are written as Americans do, `8/31/2026, 6:22 PM`. Dots and dashes are never read so. The first order in which every
 * day exists, and none is to come, is that of the text; hours of twelve are tried the American way first.
 */
export const writesMonthFirst = (lines: readonly string[], lastDay: string): boolean => {
  const times = lines.flatMap((line) => partsOf(line) ?? []).filter(({ separator }) => separator === '/');
  const allFit = (monthFirst: boolean): boolean =>
    times.every((parts) => timeOf(parts, monthFirst, lastDay) !== null);
  const likely = times.some(({ half }) => half !== '');
  return allFit(likely) || !allFit(!likely) ? likely : !likely;
};
