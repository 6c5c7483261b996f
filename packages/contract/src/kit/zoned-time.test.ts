import { expect, test } from 'vitest';
import { daysLater, momentOf, wallTimeAt } from './zoned-time.ts';

test.each([
  ['Europe/Moscow', '2026-11-15', '20:00', '2026-11-15T17:00:00.000Z'],
  // Moscow has not changed its clocks since 2014.
  ['Europe/Moscow', '2026-03-29', '02:30', '2026-03-28T23:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-15', '00:15', '2026-11-14T18:45:00.000Z'],
  ['Asia/Kathmandu', '2026-11-15', '00:15', '2026-11-14T18:30:00.000Z'],
  ['America/New_York', '2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
  // DST starts on the second Sunday of March and ends on the first one of November.
  ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  // DST starts on the last Sunday of March and ends on the last one of October.
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s %s converts to a moment and back', (zone, day, clock, moment) => {
  expect(momentOf({ day, clock }, zone)?.toISOString()).toBe(moment);
  expect(wallTimeAt(new Date(moment), zone)).toEqual({ day, clock });
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z', '03:00'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '03:30'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', '03:30'],
  // DST moves this zone by half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z', '02:45'],
])('%s %s %s is skipped and moves forward by the gap', (zone, day, clock, moment, shown) => {
  expect(momentOf({ day, clock }, zone)?.toISOString()).toBe(moment);
  expect(wallTimeAt(new Date(moment), zone)).toEqual({ day, clock: shown });
});

test.each([
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('%s %s %s occurs twice, and the earlier moment is taken', (zone, day, clock, moment) => {
  expect(momentOf({ day, clock }, zone)?.toISOString()).toBe(moment);
});

test.each([
  ['', '20:00'],
  ['2026-11-15', ''],
  ['2026-02-31', '20:00'],
  ['2026-13-01', '20:00'],
  ['2026-11-15', '24:00'],
])('“%s %s” is invalid', (day, clock) => {
  expect(momentOf({ day, clock }, 'Europe/Moscow')).toBeNull();
});

test('days are counted across months and years', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
});
