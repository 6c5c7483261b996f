import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { expect, test } from 'vitest';
import { START_PHRASES, TYPED_AT } from '../../testing/start-phrases.ts';
import { parseStart } from './parse-start.ts';
import { readPhrase } from './read-phrase.ts';

const MOSCOW_AHEAD_MS = 3 * 60 * 60 * 1000;

const byMoscow = (moment: Date): string =>
  new Date(moment.getTime() + MOSCOW_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

const understood = (text: string): string => {
  const parsed = parseStart(text, 'Europe/Moscow', TYPED_AT);
  if ('problem' in parsed) return parsed.problem;
  if ('startsAt' in parsed) return byMoscow(parsed.startsAt);
  return `${parsed.question}: ${parsed.readings.map(byMoscow).join(', ')}`;
};

test.each(START_PHRASES)('“%s” is %s', (phrase, expected) => {
  expect(understood(phrase)).toBe(expected);
});

test('the table has at least 120 phrases, and no phrase twice', () => {
  expect(START_PHRASES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(START_PHRASES.map(([phrase]) => phrase)).size).toBe(START_PHRASES.length);
});

const utc = (text: string, zone: string, now: string): string => {
  const parsed = parseStart(text, zone, new Date(now));
  return 'startsAt' in parsed ? parsed.startsAt.toISOString().slice(0, 16) : JSON.stringify(parsed);
};

test('the day is the current day in the guild’s time zone, and МСК means Moscow in every guild', () => {
  // In Vladivostok it is already the second of March, 03:00.
  const late = '2026-03-01T17:00:00Z';
  expect(utc('сегодня 20:00', 'Asia/Vladivostok', late)).toBe('2026-03-02T10:00');
  expect(utc('21:00 мск', 'Asia/Vladivostok', late)).toBe('2026-03-01T18:00');
  expect(utc('завтра 21:00 по мск', 'Asia/Vladivostok', late)).toBe('2026-03-02T18:00');
  // In UTC+10 it is the second of March, too.
  expect(utc('сегодня 20:00 utc+10', 'Europe/Moscow', late)).toBe('2026-03-02T10:00');
});

test('a local time that a DST change skips moves forward, as in the panel, and the times around it are right', () => {
  const march = '2026-03-28T12:00:00Z';
  expect(utc('завтра 02:30', 'Europe/Berlin', march)).toBe('2026-03-29T01:30');
  expect(utc('tomorrow 3:30am', 'Europe/Berlin', march)).toBe('2026-03-29T01:30');
  expect(utc('воскресенье 20:00', 'Europe/Berlin', march)).toBe('2026-03-29T18:00');
  // A number of hours from now is elapsed time, whatever the local clock shows then.
  expect(utc('через 14 часов', 'Europe/Berlin', march)).toBe('2026-03-29T02:00');
});

test('if a local time occurs twice, the earlier moment is taken', () => {
  const october = '2026-10-24T12:00:00Z';
  expect(utc('завтра 02:30', 'Europe/Berlin', october)).toBe('2026-10-25T00:30');
  expect(utc('sun 2:30 am', 'Europe/Berlin', october)).toBe('2026-10-25T00:30');
  expect(utc('завтра 20:00', 'Europe/Berlin', october)).toBe('2026-10-25T19:00');
});

test('29 February in a year without it is asked about', () => {
  const parsed = parseStart('29.02 20:00', 'Europe/Moscow', new Date('2027-11-18T12:00:00Z'));
  expect(parsed).toEqual({ question: 'passed', readings: [new Date('2028-02-29T17:00:00Z')] });
});

test('parsing time is linear in the length of the text, and too long texts are not parsed', () => {
  expectLinear(readPhrase);
  expect(parseStart(`${' '.repeat(80)}20:00`, 'Europe/Moscow', TYPED_AT)).toEqual({ problem: 'unreadable' });
});
