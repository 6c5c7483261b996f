import { expect, test } from 'vitest';
import { MessageBudget } from './register-realtime.ts';

const spent = (budget: MessageBudget, now: number): number => {
  let count = 0;
  while (count < 1000 && budget.spend(now)) count += 1;
  return count;
};

test('a socket may send sixty messages at once and fifteen a second, and saves up no more', () => {
  const budget = new MessageBudget(0);
  expect(spent(budget, 0)).toBe(60);
  expect(spent(budget, 1000)).toBe(15);
  expect(spent(budget, 3000)).toBe(30);
  expect(spent(budget, 3_600_000)).toBe(60);
});

test('a clock that is set back changes nothing', () => {
  const budget = new MessageBudget(10_000);
  expect(spent(budget, 10_000)).toBe(60);
  expect(spent(budget, 0)).toBe(0);
  expect(spent(budget, 1000)).toBe(15);
});
