import type { Token } from './tokens.ts';
import type { PartOfDay } from './words.ts';

export interface TypedDate {
  day: number;
  /** Missing in `25-го`: this or one of the next two months is meant. */
  month?: number;
  year?: number;
}

export interface Clock {
  hour: number;
  minute: number;
  /** False for `в 8`, which may be in the morning or in the evening. */
  exact: boolean;
}

/** The parts of a start in a phrase, before they are resolved against the current time. */
export interface Phrase {
  daysAhead?: number;
  weekday?: { day: number; week: 'coming' | 'this' | 'next' };
  /** More than one if day and month are ambiguous, as in 11/12. */
  dates?: readonly TypedDate[];
  clock?: Clock | 'midnight';
  partOfDay?: PartOfDay;
  /** A null name means the guild's time zone. */
  zone?: { name: string | null; plusMinutes: number };
  minutesFromNow?: number;
  /** `через неделю`: without a time of day it is this time on that day. */
  daysFromNow?: number;
  timestamp?: number;
}

/** A phrase during parsing. */
export interface Draft extends Phrase {
  /** Two numbers that may be a time or a date: `20.10`. */
  pairs: (readonly [number, number])[];
  /** A number that is the hour if no other time is found: `завтра 20`. */
  bareHour?: number;
  /** Whether the last token was "at", so that a number is a time. */
  afterAt: boolean;
}

/** Reads tokens from a position and returns how many it used: 0 if they have another meaning. */
export type Reader = (tokens: readonly Token[], at: number, draft: Draft) => number;

/** Thrown if a phrase has the same part twice, such as two times. */
export class SaidTwice extends Error {}

/** Sets a part that may occur only once. */
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
