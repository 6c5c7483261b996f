import { expect, test } from 'vitest';
import { saysTheSame } from './says-the-same.ts';

const wanted = {
  name: 'mp',
  options: [{ name: 'slots', required: false, choices: [] }],
  name_localizations: { ru: 'мп' },
};

test('what Discord adds or leaves out makes no difference', () => {
  expect(
    saysTheSame(wanted, { id: '1', version: '2', ...wanted, options: [{ name: 'slots', type: 3 }] }),
  ).toBe(true);
});

test.each([
  { ...wanted, name: 'other' },
  { ...wanted, name_localizations: { ru: 'иное' } },
  { ...wanted, name_localizations: null },
  { ...wanted, options: [] },
  { ...wanted, options: [{ name: 'slots' }, { name: 'more' }] },
  { ...wanted, options: [{ name: 'slots', required: true }] },
  undefined,
])('%j is not the same', (registered) => {
  expect(saysTheSame(wanted, registered)).toBe(false);
});
