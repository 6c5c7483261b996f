import { expect, test } from 'vitest';
import { commandsEqual } from './register-commands.ts';

const wanted = {
  name: 'mp',
  options: [{ name: 'slots', required: false, choices: [] }],
  name_localizations: { ru: 'мп' },
};

test('fields that Discord adds or leaves out do not count as a difference', () => {
  expect(
    commandsEqual(wanted, { id: '1', version: '2', ...wanted, options: [{ name: 'slots', type: 3 }] }),
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
])('%j counts as a difference', (registered) => {
  expect(commandsEqual(wanted, registered)).toBe(false);
});
