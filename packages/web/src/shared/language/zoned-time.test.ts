import { expect, it } from 'vitest';
import { daysLater, momentOf, wallTimeIn } from './zoned-time.ts';

it.each([
  ['Europe/Moscow', '2026-11-15', '20:00', '2026-11-15T17:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-15', '00:15', '2026-11-14T18:30:00.000Z'],
  ['America/New_York', '2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
  // DST starts on the last Sunday of March and ends on the last one of October.
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s %s converts to a moment and back', (zone, day, clock, moment) => {
  expect(momentOf(zone, { day, clock })).toBe(moment);
  expect(wallTimeIn(zone, moment)).toEqual({ day, clock });
});

it('moves a time in the skipped hour behind the jump', () => {
  expect(momentOf('Europe/Berlin', { day: '2026-03-29', clock: '02:30' })).toBe('2026-03-29T01:30:00.000Z');
});

it('returns null for an invalid time', () => {
  expect(momentOf('Europe/Moscow', { day: '', clock: '20:00' })).toBeNull();
  expect(momentOf('Europe/Moscow', { day: '2026-11-15', clock: '' })).toBeNull();
});

it('counts days across months and years', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
});
