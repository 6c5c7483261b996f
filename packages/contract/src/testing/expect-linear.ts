import { array, assert, constantFrom, property, record } from 'fast-check';

/** What expressions and loops stumble over: gaps, signs of every table and markup, digits, letters, halves of emoji. */
const PIECES = (
  `\u00A0 1 12 0 a ё İ 😀 \uD83D \u200D " ' \` \\ / // % %25 _ - − . , ; : | # @ < > ` +
  `[ ] ( ) ]( { } {"a": [1, * ** ~~ || & = + 1.`
)
  .split(' ')
  .concat(' ', '\t', '\n', '\r\n', '- ');
const SMALL = 500;
const TIMES = 32;
/** Room for caches and for rubbish being collected; a square would take as many times as much again as the text. */
const MOST = 10 * TIMES;
/** Shorter times are made of noise. */
const LEAST_MS = 0.25;
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

/** Every two of these after a letter, and before something that fits no more: what most squares are made of. */
const COMMON = ['', ' ', '1', 'a', '"', '\\', '[', ']', '(', '](', '|', '#', ',', ';', '\n', '.', '_', '*'];
const PAIRS: [Hostile][] = COMMON.flatMap((first) =>
  COMMON.slice(1).map((second): [Hostile] => [{ before: 'a', repeated: first + second, after: ' x' }]),
);

const millisecondsOf = (parse: (text: string) => unknown, text: string): number => {
  const began = performance.now();
  try {
    parse(text);
  } catch {
    // A refusal is an answer too, as long as it comes soon.
  }
  return performance.now() - began;
};

/**
 * Gives a parser texts of two sizes that repeat something, and compares how long both take: the ratio, not the time.
 * Another program may take the processor away, so a ratio counts only if it comes again and again.
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
        if (most / Math.max(least, LEAST_MS) <= MOST) return;
      }
      throw new Error(
        `${JSON.stringify([before, repeated, after])}: ${TIMES} times the text took ${most / least} times as long`,
      );
    }),
    { examples: PAIRS, numRuns: PAIRS.length + 30 },
  );
};
