/** One line of cells, with its line number in the text (from 1). */
export interface RawLine {
  line: number;
  cells: string[];
}

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Splits a pasted table or a CSV file into cells. Cells may be quoted, also over several lines. */
export const splitLines = (text: string): { source: 'csv' | 'table'; lines: RawLine[] } => {
  const delimiter = delimiterOf(text);
  if (delimiter === null) return { source: 'table', lines: byGaps(text) };
  const lines: RawLine[] = [];
  let cells: string[] = [];
  let cell = '';
  /** Whether the cell has only spaces so far. Testing the whole cell at each quote would take quadratic time. */
  let blank = true;
  let quoted = false;
  let line = 1;
  let began = 1;
  const endLine = (): void => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) lines.push({ line: began, cells });
    cells = [];
    cell = '';
    blank = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && blank) {
      quoted = true;
      blank = false;
      cell = '';
    } else if (letter === delimiter) {
      cells.push(cell.trim());
      cell = '';
      blank = true;
    } else if (letter === '\n') {
      endLine();
      began = line;
    } else if (letter !== '\r') {
      cell += letter;
      blank &&= letter.trim() === '';
    }
  }
  endLine();
  return { source: delimiter === '\t' ? 'table' : 'csv', lines };
};

/** The separator that occurs in most of the first lines; a line with only a nick needs none. */
const delimiterOf = (text: string): string | null => {
  const sample = text
    .slice(0, 10_000)
    .split('\n')
    .slice(0, 20)
    .filter((line) => line.trim() !== '');
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    lines: sample.filter((line) => line.includes(delimiter)).length,
  }));
  return counted.find(({ lines }) => lines > 0 && lines * 2 >= sample.length)?.delimiter ?? null;
};

/** `Ivan Petrov  12 345  4`: cells are separated by two or more spaces; without them, before the numbers at the end. */
const byGaps = (text: string): RawLine[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line.trim()) }))
    .filter(({ cells }) => cells.length > 0);

const cellsOf = (line: string): string[] => {
  if (line === '') return [];
  if (/\s\s/.test(line)) return line.split(/\s{2,}/);
  // From the end, word by word: one regular expression for all of them would take quadratic time.
  const words = line.split(/\s/);
  const numbersFrom = words.findLastIndex((word) => !/^-?\d[\d.,%]*$/.test(word)) + 1;
  const first = Math.max(1, numbersFrom);
  return [words.slice(0, first).join(' '), ...words.slice(first)];
};
