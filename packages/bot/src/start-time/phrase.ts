import type { Token } from './tokens.ts';
import type { PartOfDay } from './words.ts';

export interface TypedDate {
  day: number;
  /** Left out in `25-го`: this month. */
  month?: number;
  year?: number;
}

export interface Clock {
  hour: number;
  minute: number;
  /** False for `в 8`, which may be in the morning or in the evening. */
  exact: boolean;
}

/** What a phrase says about a start, before it is known when it was typed. */
export interface Phrase {
  daysAhead?: number;
  weekday?: { day: number; week: 'coming' | 'this' | 'next' };
  /** More than one if day and month cannot be told apart, as in 11/12. */
  dates?: readonly TypedDate[];
  clock?: Clock | 'midnight';
  partOfDay?: PartOfDay;
  /** Null is the guild's own. */
  zone?: { name: string | null; plusMinutes: number };
  minutesFromNow?: number;
  timestamp?: number;
}

/** A phrase while it is read. */
export interface Draft extends Phrase {
  /** Two numbers that may be a time or a date: `20.10`. */
  pairs: (readonly [number, number])[];
  /** A number that is the hour if nothing else is: `завтра 20`. */
  bareHour?: number;
  /** The token before was "at", so a number is a time. */
  afterAt: boolean;
}

/** Reads from a position and returns how many tokens it took: 0 if they mean something else. */
export type Reader = (tokens: readonly Token[], at: number, draft: Draft) => number;

/** Thrown when a phrase says the same thing twice, such as two times. */
export class SaidTwice extends Error {}

/** Sets what must be said only once. */
export const say = <Key extends keyof Phrase>(
  draft: Draft,
  key: Key,
  value: NonNullable<Phrase[Key]>,
): void => {
  const phrase: Phrase = draft;
  if (phrase[key] !== undefined) throw new SaidTwice();
  phrase[key] = value;
};

export const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
};

/** A whole number of at most four digits. */
export const wholeAt = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  return token?.kind === 'number' && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null;
};
