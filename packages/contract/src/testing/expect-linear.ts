import { array, assert, constantFrom, property, record } from 'fast-check';

/**
 * Characters that often make regular expressions and loops slow: gaps, separators, markup, digits, letters, halves of
 * emoji.
 */
const PIECES = (
  `\u00A0 1 12 0 a ё İ 😀 \uD83D \u200D " ' \` \\ / // % %25 _ - − . , ; : | # @ < > ` +
  `[ ] ( ) ]( { } {"a": [1, * ** ~~ || & = + 1.`
)
  .split(' ')
  .concat(' ', '\t', '\n', '\r\n', '- ');
const SMALL = 500;
const TIMES = 32;
/** Leaves room for caches and garbage collection; quadratic time would exceed it by far. */
const MAX_FACTOR = 10 * TIMES;
/** Shorter times are noise. */
const MIN_MS = 0.25;
const TRIES = 5;

interface Hostile {
  before: string;
  repeated: string;
  after: string;
}

const joined = (lengths: { minLength?: number; maxLength: number }) =>
  array(constantFrom(...PIECES), lengths).map((pieces) => pieces.join(''));
const hostileText = record({
  before: joined({ maxLength: 3 }),
  repeated: joined({ minLength: 1, maxLength: 3 }),
  after: joined({ maxLength: 3 }),
});

/** Every pair of these after a letter and before a text that does not match: the usual cause of quadratic time. */
const COMMON = ['', ' ', '1', 'a', '"', '\\', '[', ']', '(', '](', '|', '#', ',', ';', '\n', '.', '_', '*'];
const PAIRS: [Hostile][] = COMMON.flatMap((first) =>
  COMMON.slice(1).map((second): [Hostile] => [{ before: 'a', repeated: first + second, after: ' x' }]),
);

/** The processor's time, which does not count what other programs take of a busy machine. */
const millisecondsOf = (parse: (text: string) => unknown, text: string): number => {
  const began = process.cpuUsage();
  try {
    parse(text);
  } catch {
    // A refusal is a valid answer; only its time counts.
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

/**
 * Gives a parser repetitive texts of two sizes and compares the ratio of times, not the times. Other threads of this
 * process count too, so only a ratio that repeats counts.
 */
export const expectLinear = (parse: (text: string) => unknown): void => {
  assert(
    property(hostileText, ({ before, repeated, after }: Hostile) => {
      const textOf = (length: number): string =>
        before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
      const [small, large] = [textOf(SMALL), textOf(SMALL * TIMES)];
      let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        least = Math.min(least, millisecondsOf(parse, small));
        most = Math.min(most, millisecondsOf(parse, large));
        if (most / Math.max(least, MIN_MS) <= MAX_FACTOR) return;
      }
      throw new Error(
        `${JSON.stringify([before, repeated, after])}: ${TIMES} times the text took ${most / least} times as long`,
      );
    }),
    { examples: PAIRS, numRuns: PAIRS.length + 30 },
  );
};
