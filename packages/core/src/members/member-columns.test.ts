import { expect, it } from 'vitest';
import { idsOf, isoOf } from './member-columns.ts';

it.each([
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02 03:04:05.6', '2026-01-02T03:04:05.600Z'],
  ['2026-01-02 03:04:05.678912', '2026-01-02T03:04:05.678Z'],
])('turns %s into the format of JSON', (written, iso) => {
  expect(isoOf(written)).toBe(iso);
});

it('reads lists of ids, also empty ones', () => {
  expect(idsOf('{}')).toEqual([]);
  expect(idsOf('{1205948299345920019,1205948551004160020}')).toEqual([
    '1205948299345920019',
    '1205948551004160020',
  ]);
});
