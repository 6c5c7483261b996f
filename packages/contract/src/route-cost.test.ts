import { expect, test } from 'vitest';
import { CALLS_PER_MINUTE } from './kit/route.ts';
import { ALL_ROUTES } from './routes.ts';

test('every route that makes a file or takes a large body has a rate limit', () => {
  const costly = ALL_ROUTES.filter((route) => route.download !== undefined || route.bodyLimit !== undefined);
  expect(costly.length).toBeGreaterThan(8);
  expect(costly.filter((route) => route.cost === undefined).map((route) => route.path)).toEqual([]);
});

test('tables, images and exports have the limit of heavy calls', () => {
  const heavy = ALL_ROUTES.filter((route) => route.cost === 'heavy').map((route) => route.path);
  expect(heavy.filter((path) => /import|picture|export/.test(path))).toEqual(
    ALL_ROUTES.map((route) => route.path).filter(
      // The address of a picture that is stored is nothing to draw.
      (path) => /import\/|picture|export/.test(path) && !path.endsWith('/:pictureId'),
    ),
  );
  expect(CALLS_PER_MINUTE.heavy).toBeLessThan(CALLS_PER_MINUTE.moderate);
});
