import { expect, it } from 'vitest';
import css from './onest.css?raw';

it('every file of the font claims the same weights: the letters of the others would be drawn in the system’s font', () => {
  const weights = [...css.matchAll(/font-weight: (.+);/g)].map(([, weight]) => weight);
  expect(weights.length).toBeGreaterThan(5);
  expect(new Set(weights)).toEqual(new Set(['100 900']));
});
