import { expect, it } from 'vitest';
import { monthsLater, weekOf, weekTitle, weeksOfMonth } from './calendar-days.ts';

it('shows a month in whole weeks, from Monday on', () => {
  const weeks = weeksOfMonth('2026-11-15');
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ]);
  expect(weeksOfMonth('2027-02-28')).toHaveLength(4);
});

it('takes a Sunday as the end of its week', () => {
  expect(weekOf('2026-11-15')[0]).toBe('2026-11-09');
});

it('goes from month to month, across years and from the 31st', () => {
  expect(monthsLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthsLater('2026-03-31', -1)).toBe('2026-02-01');
});

it('names the year of a week only if it is not the current one', () => {
  expect(weekTitle('en', '2026-11-16', '2026-11-22', '2026-11-18')).not.toContain('2026');
  expect(weekTitle('en', '2026-12-28', '2027-01-03', '2026-11-18')).toContain('2027');
  expect(weekTitle('ru', '2025-11-17', '2025-11-23', '2026-11-18')).toContain('2025');
});
