import { expect, it } from 'vitest';
import { formatTimestamp } from './format-timestamp.ts';

const evening = Date.UTC(2026, 10, 15, 17, 0) / 1000;

it("formats a moment in the reader's zone and language", () => {
  expect(formatTimestamp(evening, 't', 'ru', 0, 'Europe/Moscow')).toBe('20:00');
  expect(formatTimestamp(evening, 't', 'en', 0, 'UTC')).toMatch(/^5:00\sPM$/);
  expect(formatTimestamp(evening, 'D', 'ru', 0, 'Europe/Moscow')).toBe('15 ноября 2026 г.');
  expect(formatTimestamp(evening, 'F', 'en', 0, 'UTC')).toContain('Sunday, November 15, 2026');
});

it.each([
  [0, 'now'],
  [-30, '30 seconds ago'],
  [90, 'in 2 minutes'],
  [3599, 'in 1 hour'],
  [3000, 'in 50 minutes'],
  [3 * 3600, 'in 3 hours'],
  [-26 * 3600, 'yesterday'],
  [40 * 86_400, 'next month'],
])('formats %i seconds away as %s', (away, words) => {
  expect(formatTimestamp(evening + away, 'R', 'en', evening * 1000)).toBe(words);
});
