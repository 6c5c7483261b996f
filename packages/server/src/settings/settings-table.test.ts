import { expect, test } from 'vitest';
import { SETTING_NAMES } from './definitions.ts';
import { settingsTable } from './settings-table.ts';

test('every setting has its row in the table', () => {
  const rows = settingsTable().split('\n').slice(2);
  expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(SETTING_NAMES);
});
