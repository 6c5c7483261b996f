/** A spreadsheet takes text that begins so for a formula, and would run what a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string): string => {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One line of a CSV file, as RFC 4180 has it. */
export const csvRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;
