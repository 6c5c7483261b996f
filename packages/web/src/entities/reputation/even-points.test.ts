import { expect, it } from 'vitest';
import { evenPoints } from './balance-curve.tsx';

it('keeps a balance until the day of the next change', () => {
  expect(
    evenPoints([
      { date: '2026-02-27', balance: 10 },
      { date: '2026-03-02', balance: 25 },
      { date: '2026-03-03', balance: 20 },
    ]),
  ).toEqual([
    { date: '2026-02-27', balance: 10 },
    { date: '2026-02-28', balance: 10 },
    { date: '2026-03-01', balance: 10 },
    { date: '2026-03-02', balance: 25 },
    { date: '2026-03-03', balance: 20 },
  ]);
});

it('takes larger steps over a year, and ends with today', () => {
  const year = evenPoints([
    { date: '2025-03-01', balance: 1 },
    { date: '2026-02-27', balance: 2 },
    { date: '2026-03-01', balance: 3 },
  ]);
  expect(year.length).toBeLessThan(62);
  expect(year.at(-1)).toEqual({ date: '2026-03-01', balance: 3 });
  expect(year.at(-2)).toEqual({ date: '2026-02-22', balance: 1 });
});

it('returns nothing for no changes', () => {
  expect(evenPoints([])).toEqual([]);
});
