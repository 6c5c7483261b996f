import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvRow(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text and no formula', (value) => {
  expect(csvRow([value])).toBe(`"'${value}"\r\n`);
});
