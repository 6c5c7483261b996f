/** A spreadsheet takes text that begins so for a formula, and would run what a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return `"${value}"`;
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One line of a CSV file, as RFC 4180 has it. */
export const csvRow = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;
