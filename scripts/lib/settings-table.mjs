import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const readme = path.join(root, 'README.md');
const PLACE = /(<!-- settings -->\n)[^]*?(\n<!-- end of settings -->)/;

/** The README with its table updated from the definitions. */
const updated = async () => {
  const { settingsTable } = await import('../../packages/server/dist/settings/settings-table.js');
  const text = readFileSync(readme, 'utf8');
  if (!PLACE.test(text)) throw new Error('README.md has lost the place of its settings table');
  return {
    text,
    fresh: text.replace(PLACE, (_, before, after) => `${before}\n${settingsTable()}\n${after}`),
  };
};

export const checkSettingsTable = async () => {
  const { text, fresh } = await updated();
  if (text !== fresh)
    throw new Error('README.md lists other settings than there are: npm run settings-table');
};

export const writeSettingsTable = async () => writeFileSync(readme, (await updated()).fresh);
