import { expect, it } from 'vitest';
import { stepPoints } from './step-points.ts';

it('holds a balance until the eve of the next change', () => {
  expect(
    stepPoints([
      { date: '2026-02-26', balance: 10 },
      { date: '2026-03-01', balance: 25 },
      { date: '2026-03-02', balance: 20 },
      { date: '2026-03-09', balance: 20 },
    ]),
  ).toEqual([
    { date: '2026-02-26', balance: 10 },
    { date: '2026-02-28', balance: 10 },
    { date: '2026-03-01', balance: 25 },
    { date: '2026-03-02', balance: 20 },
    { date: '2026-03-09', balance: 20 },
  ]);
});
