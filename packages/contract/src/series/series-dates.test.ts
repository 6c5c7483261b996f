import { expect, test } from 'vitest';
import { upcomingOccurrences } from './series-dates.ts';
import type { SeriesRule } from './series-dates.ts';
import { describeRule } from './series-words.ts';
import { wallTimeAt } from '../kit/zoned-time.ts';

const weekly: SeriesRule = {
  days: [5],
  clock: '20:00',
  every_weeks: 1,
  first_day: '2026-01-01',
  until: null,
};
const starts = (rule: SeriesRule, zone: string, now: string, count: number) =>
  upcomingOccurrences(rule, [], { zone, now: new Date(now), count }).map(({ startsAt }) => startsAt);

test.each([
  ['Europe/Berlin', '2026-03-20T00:00:00Z', ['19', '19', '18']],
  ['Europe/Berlin', '2026-10-16T00:00:00Z', ['18', '18', '19']],
  ['America/New_York', '2026-02-27T00:00:00Z', ['01', '01', '00']],
  ['America/New_York', '2026-10-23T12:00:00Z', ['00', '00', '01']],
])('in %s from %s on a series keeps its wall-clock hour over the change', (zone, now, hours) => {
  const moments = starts(weekly, zone, now, 3);
  expect(moments.map((moment) => wallTimeAt(moment, zone).clock)).toEqual(['20:00', '20:00', '20:00']);
  expect(moments.map((moment) => moment.toISOString().slice(11, 13))).toEqual(hours);
});

test('an hour that the change to summer time skips moves forward by the gap, that day only', () => {
  const nightly = { ...weekly, days: [6, 7], clock: '02:30' };
  expect(
    starts(nightly, 'Europe/Berlin', '2026-03-27T12:00:00Z', 3).map((moment) =>
      wallTimeAt(moment, 'Europe/Berlin'),
    ),
  ).toEqual([
    { day: '2026-03-28', clock: '02:30' },
    { day: '2026-03-29', clock: '03:30' },
    { day: '2026-04-04', clock: '02:30' },
  ]);
});

test('an hour that occurs twice takes place once, the first time', () => {
  const nightly = { ...weekly, days: [7], clock: '02:30' };
  expect(starts(nightly, 'Europe/Berlin', '2026-10-24T12:00:00Z', 1)).toEqual([
    new Date('2026-10-25T00:30:00Z'),
  ]);
});

test('every second week is counted from the week of the first day, whichever day of it that is', () => {
  const rule = { ...weekly, days: [1, 7], every_weeks: 2, first_day: '2026-01-07', until: '2026-02-02' };
  const days = upcomingOccurrences(rule, [], {
    zone: 'UTC',
    now: new Date('2026-01-01T00:00:00Z'),
    count: 9,
  });
  expect(days.map(({ day }) => day)).toEqual(['2026-01-11', '2026-01-19', '2026-01-25', '2026-02-02']);
});

test('a date that was moved stands where it takes place, also past its own day', () => {
  const moved = { day: '2026-01-02', startsAt: new Date('2026-01-10T20:00:00Z') };
  const at = { zone: 'UTC', now: new Date('2026-01-05T00:00:00Z'), count: 2 };
  expect(upcomingOccurrences(weekly, [moved], at).map(({ day }) => day)).toEqual([
    '2026-01-09',
    '2026-01-02',
  ]);
});

test.each([
  [weekly, 'Fridays at 20:00', 'по пятницам в 20:00'],
  [
    { ...weekly, days: [5, 1, 3] },
    'Mondays, Wednesdays, and Fridays at 20:00',
    'по понедельникам, средам и пятницам в 20:00',
  ],
  [{ ...weekly, days: [1, 2, 3, 4, 5, 6, 7] }, 'every day at 20:00', 'каждый день в 20:00'],
  [
    { ...weekly, every_weeks: 2, until: '2026-12-25' },
    'every 2 weeks on Fridays at 20:00, until December 25, 2026',
    'раз в 2 недели по пятницам в 20:00, до 25 декабря 2026 включительно',
  ],
])('a rule is said as people say it: %o', (rule, en, ru) => {
  expect(describeRule('en', rule)).toBe(en);
  expect(describeRule('ru', rule)).toBe(ru);
});
