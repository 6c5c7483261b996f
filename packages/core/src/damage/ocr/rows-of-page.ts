import type { RawLine } from '@famiglia/contract/kit/split-lines';
import type { PageReading } from './read-page.ts';
import type { Word } from './words-of-tsv.ts';

export interface PageRow extends RawLine {
  /** The cells that a person should check. */
  doubtful: boolean[];
  top: number;
  bottom: number;
}

interface NumberWord {
  text: string;
  doubtful: boolean;
  left: number;
  right: number;
}

const MIN_CONFIDENCE = 75;
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};

/** Lines that have a nick and at least one number, each number in its column. */
export const rowsOfPage = ({ words, numbers }: PageReading): PageRow[] => {
  const byHeight = numbers.toSorted((a, b) => middleOf(a) - middleOf(b));
  const lines = [...groupBy(words, (word) => word.line).values()].map((line) => readLine(line, byHeight));
  const rows = lines.flatMap((line, index) => (line === null ? [] : [{ ...line, line: index + 1 }]));
  const width = mostCommon(rows.map((row) => row.cells.length));
  const full = rows.filter((row) => row.cells.length === width);
  const centres = Array.from({ length: width }, (_, column) =>
    average(full.map((row) => centreOf(row.cells[column]))),
  );
  return rows.map(({ line, top, bottom, nick, sure, cells }) => {
    const placed: (NumberWord | undefined)[] = Array.from({ length: width });
    for (const cell of cells) {
      const nearest = centres
        .map((centre, column) => ({ column, away: Math.abs(centre - centreOf(cell)) }))
        .toSorted((a, b) => a.away - b.away)
        .find(({ column }) => placed[column] === undefined);
      if (nearest !== undefined) placed[nearest.column] = cell;
    }
    const odd = cells.length !== width;
    return {
      line,
      top,
      bottom,
      cells: [nick, ...placed.map((cell) => cell?.text ?? '')],
      doubtful: [!sure, ...placed.map((cell) => odd || (cell?.doubtful ?? true))],
    };
  });
};

const readLine = (line: readonly Word[], numbers: readonly Word[]) => {
  const words = line.toSorted((a, b) => a.left - b.left);
  // A number before the nick is a row number.
  const first = words.findIndex((word) => !/^[\d.,)#|]+$/.test(word.text));
  const after = words.findIndex((word, index) => index > first && first >= 0 && isNumeric(word.text));
  if (first < 0 || after < 0) return null;
  const nick = words.slice(first, after);
  return {
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    nick: nick
      .map((word) => word.text)
      .join('_')
      .replaceAll(/_+/g, '_'),
    sure: nick.every((word) => word.confidence >= MIN_CONFIDENCE),
    cells: joinGroups(words.slice(after)).map((word) => readNumberWord(word, numbers)),
  };
};

/** Letters are read as digits only where a digit is beside them, or where there are no other characters. */
const isNumeric = (text: string): boolean =>
  /^[\dOolIS|B.,%]+$/.test(text) && (/\d/.test(text) || text.length < 3);

/** `12 345` is read as two words, which are closer together than columns are. */
const joinGroups = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last === undefined ? 0 : word.left - last.right;
    const close = last !== undefined && gap < (last.bottom - last.top) * 0.6;
    if (close && /^\d{3}$/.test(word.text) && /^\d{1,3}(?:\d{3})*$/.test(last.text)) {
      const text = last.text + word.text;
      const confidence = Math.min(last.confidence, word.confidence);
      joined[joined.length - 1] = { ...last, text, confidence, right: word.right };
    } else joined.push(word);
  }
  return joined;
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');

const readNumberWord = (word: Word, numbers: readonly Word[]): NumberWord => {
  const plain = word.text.replaceAll(/[OolI|SB]/g, (letter) => LIKE_DIGITS[letter] ?? letter);
  const second = atHeightOf(word, numbers)
    .filter((other) => overlaps(word, other))
    .toSorted((a, b) => a.left - b.left)
    .map((other) => other.text)
    .join('');
  const agree = digits(second) === digits(plain);
  // If the first reading found a letter, the reading with digits only is the better guess.
  const text = plain === word.text || digits(second) === '' ? plain : second;
  return {
    text,
    doubtful: !agree || plain !== word.text || word.confidence < MIN_CONFIDENCE,
    left: word.left,
    right: word.right,
  };
};

const middleOf = (word: Word): number => (word.top + word.bottom) / 2;

/**
 * The words of a list, sorted by height, that are on the same line as a word. This avoids searching the whole page
 * for each word.
 */
const atHeightOf = ({ top, bottom }: Word, byHeight: readonly Word[]): readonly Word[] => {
  let [from, to] = [0, byHeight.length];
  while (from < to) {
    const half = Math.floor((from + to) / 2);
    if (middleOf(byHeight[half] as Word) < top) from = half + 1;
    else to = half;
  }
  while (to < byHeight.length && middleOf(byHeight[to] as Word) <= bottom) to += 1;
  return byHeight.slice(from, to);
};

const overlaps = (a: Word, b: Word): boolean => {
  const middle = (b.left + b.right) / 2;
  return middle >= a.left - 2 && middle <= a.right + 2;
};

const centreOf = (cell: NumberWord | undefined): number =>
  cell === undefined ? 0 : (cell.left + cell.right) / 2;
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const mostCommon = (values: readonly number[]): number => {
  const counts = [...groupBy(values, (value) => value)].toSorted(
    (a, b) => b[1].length - a[1].length || b[0] - a[0],
  );
  return counts[0]?.[0] ?? 0;
};

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
};
