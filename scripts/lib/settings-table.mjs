import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const page = path.join(root, 'docs/settings.md');
const PLACE = /(<!-- settings -->\n)[^]*?(\n<!-- end of settings -->)/;

/** docs/settings.md with its table updated from the definitions. */
const updated = async () => {
  const { settingsTable } = await import('../../packages/server/dist/settings/settings-table.js');
  const text = readFileSync(page, 'utf8');
  if (!PLACE.test(text)) throw new Error('docs/settings.md has lost the place of its table');
  return {
    text,
    fresh: text.replace(PLACE, (_, before, after) => `${before}\n${settingsTable()}\n${after}`),
  };
};

export const checkSettingsTable = async () => {
  const { text, fresh } = await updated();
  if (text !== fresh)
    throw new Error('docs/settings.md lists other settings than there are: npm run settings-table');
};

export const writeSettingsTable = async () => writeFileSync(page, (await updated()).fresh);
