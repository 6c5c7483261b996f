import { expect, test } from 'vitest';
import { csvRow, writeCsv } from './csv.ts';

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvRow(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is written as text, not as a formula',
  (value) => {
    expect(csvRow([value])).toBe(`"'${value}"\r\n`);
  },
);

/** Writes this many rows, and counts how often other work ran meanwhile. */
const write = async (rows: number) => {
  let turns = 0;
  let isWriting = true;
  const turn = (): void => {
    turns += 1;
    if (isWriting) setImmediate(turn);
  };
  setImmediate(turn);
  const parts: string[] = [];
  const all = Array.from({ length: rows }, (_, index) => index);
  for await (const part of writeCsv(['number'], [all], (row) => [row])) parts.push(part);
  isWriting = false;
  return {
    turns,
    lines: parts.join('').split('\r\n').length - 2,
    longest: Math.max(...parts.map((part) => part.split('\n').length)),
  };
};

test('writing a file of any length lets other work run between small chunks', async () => {
  const [short, long] = [await write(1000), await write(8000)];
  expect([short.lines, long.lines]).toEqual([1000, 8000]);
  // Eight times as many rows take eight times as many steps, none of them longer.
  expect(long.longest).toBe(short.longest);
  expect(long.turns).toBeGreaterThanOrEqual(40);
  expect(long.turns).toBeGreaterThan(short.turns * 4);
});
