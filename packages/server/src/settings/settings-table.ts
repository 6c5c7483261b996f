import { DEFINITIONS, SETTING_NAMES } from './definitions.ts';

/** The table of docs/settings.md, as the formatter would write it. */
export const settingsTable = (): string => {
  const rows = SETTING_NAMES.map((name) => {
    const { about, allowed, fallback } = DEFINITIONS[name];
    return [`\`${name}\``, about, allowed, fallback];
  });
  const table = [['Setting', 'What it does', 'Allowed', 'Without it'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(['', '', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
};
