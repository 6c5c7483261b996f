import { expect, test } from 'vitest';
import { parseStart } from './parse-start.ts';

/** 15:00 in Moscow. */
const NOW = new Date('2026-03-01T12:00:00Z');
const parse = (text: string, zone = 'Europe/Moscow', now = NOW): string => {
  const parsed = parseStart(text, zone, now);
  return 'problem' in parsed ? parsed.problem : parsed.startsAt.toISOString().slice(0, 16);
};

test.each([
  ['20:00', '2026-03-01T17:00'],
  ['8:30', '2026-03-02T05:30'],
  ['15:00', '2026-03-02T12:00'],
  [' Сегодня  20:00 ', '2026-03-01T17:00'],
  ['завтра 20:00', '2026-03-02T17:00'],
  ['завтра в 20:00', '2026-03-02T17:00'],
  ['tomorrow, at 20:00', '2026-03-02T17:00'],
  ['послезавтра 20.00', '2026-03-03T17:00'],
  ['25.12 20:00', '2026-12-25T17:00'],
  ['25.02 20:00', '2027-02-25T17:00'],
  ['25.12.2026 20:00', '2026-12-25T17:00'],
  ['2026-12-25 20:00', '2026-12-25T17:00'],
  ['20:00 МСК', '2026-03-01T17:00'],
])('%s is %s in the Moscow time zone', (text, expected) => {
  expect(parse(text)).toBe(expected);
});

test.each([
  ['', 'unreadable'],
  ['вечером', 'unreadable'],
  ['в среду 20:00', 'unreadable'],
  ['20', 'unreadable'],
  ['25:00', 'no_such_time'],
  ['20:60', 'no_such_time'],
  ['31.02 20:00', 'no_such_time'],
  ['2026-13-01 20:00', 'no_such_time'],
  ['сегодня 14:59', 'in_past'],
  ['01.01.2026 20:00', 'in_past'],
  ['01.01.0001 20:00', 'in_past'],
  ['0000-01-01 20:00', 'in_past'],
])('%s is refused: %s', (text, problem) => {
  expect(parse(text)).toBe(problem);
});

test('the day is that of the guild’s zone, and МСК means Moscow in every guild', () => {
  // In Vladivostok it is already the second of March, 03:00.
  const late = new Date('2026-03-01T17:00:00Z');
  expect(parse('сегодня 20:00', 'Asia/Vladivostok', late)).toBe('2026-03-02T10:00');
  expect(parse('21:00 мск', 'Asia/Vladivostok', late)).toBe('2026-03-01T18:00');
});

test('a local time skipped by a DST change moves forward, as in the panel, and the times around it are right', () => {
  const march = new Date('2026-03-28T12:00:00Z');
  expect(parse('завтра 02:30', 'Europe/Berlin', march)).toBe('2026-03-29T01:30');
  expect(parse('завтра 03:30', 'Europe/Berlin', march)).toBe('2026-03-29T01:30');
  const october = new Date('2026-10-24T12:00:00Z');
  expect(parse('завтра 02:30', 'Europe/Berlin', october)).toBe('2026-10-25T00:30');
  expect(parse('завтра 20:00', 'Europe/Berlin', october)).toBe('2026-10-25T19:00');
});
