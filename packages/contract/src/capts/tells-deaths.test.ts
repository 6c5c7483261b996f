import { expect, test } from 'vitest';
import { tellsDeaths } from './tells-deaths.ts';

test('deaths of rows that a war feed told are unknown, until somebody counts one', () => {
  expect(tellsDeaths([{ deaths: 0, source: 'feed' }])).toBe(false);
  expect(
    tellsDeaths([
      { deaths: 0, source: 'feed' },
      { deaths: 2, source: 'feed' },
    ]),
  ).toBe(true);
  expect(tellsDeaths([{ deaths: 0, source: 'hand' }])).toBe(true);
  // Rows from before their source was kept.
  expect(tellsDeaths([{ deaths: 0, source: null }])).toBe(true);
});
