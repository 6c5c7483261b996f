import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'onest.css'), 'utf8');

it('every file of the font claims the same weights: the letters of the others would be drawn in the system’s font', () => {
  const weights = [...css.matchAll(/font-weight: (.+);/g)].map(([, weight]) => weight);
  expect(weights.length).toBeGreaterThan(5);
  expect(new Set(weights)).toEqual(new Set(['100 900']));
});
