import { LOG_LIMITS } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { CabinetLogPreview } from '@famiglia/contract/cabinet-log/cabinet-log';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { readLogTime, writesMonthFirst } from './read-log-time.ts';

/** One operation as the game's cabinet shows it. */
export interface LogOperation {
  key: string;
  /** To the minute, as the game shows it: `2026-08-08 18:22`. */
  at: string;
  amount: bigint;
  /** What was in the bank afterwards. */
  balance: bigint;
  nth: number;
  words: string;
  /** As the log names them; empty where it names nobody. */
  who: string;
  /** The text ends before it says who it was. */
  cut: boolean;
}

interface ReadLog {
  /** Oldest first. */
  operations: LogOperation[];
  junk: CabinetLogPreview['junk'];
  junkTotal: number;
  /** More operations than are read at once. */
  tooMany: boolean;
}

type Line = { line: number; text: string };
type Junk = CabinetLogPreview['junk'][number];
interface Block {
  at: string;
  lines: Line[];
  amount?: bigint;
  balance?: bigint;
  words?: string;
  who?: string;
}
type Whole = Block & { amount: bigint; balance: bigint };

const LONGEST_WORDS = 200;
const LONGEST_WHO = 100;
/** A name with its static id, which a line of words has not. */
const PERSON = /#\s?\d{3,10}$/u;

/**
 * The log of the game's cabinet: five lines an operation (time, amount, balance afterwards, what for, who), newest first. What belongs
 * to no whole operation is returned by name, never dropped in silence.
 */
export const readLog = (text: string, lastDay: string): ReadLog => {
  const lines = linesOf(text);
  const monthFirst = writesMonthFirst(
    lines.map((one) => one.text),
    lastDay,
  );
  const junk: Junk[] = [];
  const blocks: Block[] = [];
  const before: Line[] = [];
  let last: Block | undefined;
  for (const line of lines) {
    const at = readLogTime(line.text, monthFirst, lastDay);
    if (at !== null) {
      last = { at, lines: [line] };
      blocks.push(last);
    } else if (last === undefined) before.push(line);
    else if (!takes(last, line)) junk.push(asJunk(line, 'junk'));
  }
  const isHalf = before.length <= 4 && before.some(({ text: one }) => PERSON.test(one) || isMoney(one));
  for (const line of before) junk.push(asJunk(line, isHalf ? 'half' : 'junk'));
  const whole: Whole[] = [];
  for (const block of blocks) {
    if (isWhole(block)) whole.push(block);
    else for (const line of block.lines) junk.push(asJunk(line, 'half'));
  }
  const operations = numbered(
    oldestFirst(whole).map((block) => operationOf(block, block === last && block.who === undefined)),
  );
  return {
    operations: operations.slice(0, LOG_LIMITS.operations),
    junk: junk.toSorted((a, b) => a.line - b.line).slice(0, LOG_LIMITS.junk),
    junkTotal: junk.length,
    tooMany: operations.length > LOG_LIMITS.operations,
  };
};

/** Lines, and cells of a copied table, with one kind of space and without invisible characters. */
const linesOf = (text: string): Line[] => {
  let line = 1;
  return text
    .slice(0, LOG_LIMITS.text)
    .split(/(\r\n|[\n\r\u2028\u2029\t])/u)
    .flatMap((part, index): Line[] => {
      if (index % 2 === 1) {
        if (part !== '\t') line += 1;
        return [];
      }
      const written = part
        .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
        .replaceAll(/\s/gu, ' ')
        .trim();
      return written === '' ? [] : [{ line, text: written }];
    });
};

const asJunk = ({ line, text }: Line, kind: Junk['kind']): Junk => ({
  line,
  text: cutText(text, LOG_LIMITS.junkText),
  kind,
});

/** The log has at most two digits behind the point, so of two readings the one with thousands is meant. */
const moneyOf = (text: string): bigint | null => {
  const read = readAmount(text);
  if (read.kind === 'cents') return read.cents;
  if (read.kind !== 'doubtful') return null;
  return read.readings.reduce((most, one) =>
    (one < 0n ? -one : one) > (most < 0n ? -most : most) ? one : most,
  );
};
const isMoney = (text: string): boolean => moneyOf(text) !== null;

/** Whether the line is what the operation still lacks. */
const takes = (block: Block, line: Line): boolean => {
  const isAmount = block.amount === undefined;
  if (isAmount || block.balance === undefined) {
    const money = moneyOf(line.text);
    if (money === null || (isAmount && money === 0n)) return false;
    block[isAmount ? 'amount' : 'balance'] = money;
  } else if (block.words === undefined && !PERSON.test(line.text)) block.words = line.text;
  else if (block.who === undefined) block.who = line.text;
  else return false;
  block.lines.push(line);
  return true;
};

const isWhole = (block: Block): block is Whole => block.amount !== undefined && block.balance !== undefined;

/** How many of them continue the balance of the one before. */
const fits = (blocks: readonly Whole[]): number =>
  blocks.filter((block, index) => {
    const before = blocks[index - 1];
    return before !== undefined && before.balance + block.amount === block.balance;
  }).length;

/** The game shows the newest first; whoever turned the text round is understood by the times, or by the balances. */
const oldestFirst = (blocks: readonly Whole[]): Whole[] => {
  const turned = blocks.toReversed();
  const [first, last] = [blocks[0]?.at ?? '', blocks.at(-1)?.at ?? ''];
  if (first !== last) return first < last ? [...blocks] : turned;
  return fits(blocks) > fits(turned) ? [...blocks] : turned;
};

const operationOf = ({ at, amount, balance, words = '', who = '' }: Whole, cut: boolean) => ({
  at,
  amount,
  balance,
  words: cutText(words, LONGEST_WORDS),
  who: cutText(who, LONGEST_WHO),
  cut,
});

/** Equal operations of one minute differ by the balance; those that do not are counted. */
const numbered = (operations: readonly Omit<LogOperation, 'key' | 'nth'>[]): LogOperation[] => {
  const counts = new Map<string, number>();
  return operations.map((operation) => {
    const shown = `${operation.at} ${operation.amount} ${operation.balance}`;
    const nth = counts.get(shown) ?? 0;
    counts.set(shown, nth + 1);
    return { ...operation, nth, key: `${shown} ${nth}` };
  });
};
