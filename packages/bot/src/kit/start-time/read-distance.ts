import { say, wholeAt, wordAt } from './phrase.ts';
import type { Draft, Reader } from './phrase.ts';
import type { Token } from './tokens.ts';
import { DAY_WORDS, HOUR_WORDS, MINUTE_WORDS, NUMBERS, WEEK_WORDS } from './words.ts';

interface Amount {
  minutes?: number;
  days?: number;
  /** The number of tokens used. */
  length: number;
}

const HOUR = 60;

const numberAt = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  if (token?.kind === 'number' && /^\d{1,4}[.,]\d{1,2}$/.test(token.text)) {
    return Number(token.text.replace(',', '.'));
  }
  return wholeAt(tokens, at) ?? NUMBERS.get(wordAt(tokens, at)) ?? null;
};

/** A number with its unit, or a unit alone, which means one. */
const amountAt = (tokens: readonly Token[], at: number): Amount | null => {
  const word = wordAt(tokens, at);
  if (word === 'полчаса') return { minutes: HOUR / 2, length: 1 };
  if (word === 'сутки') return { minutes: 24 * HOUR, length: 1 };
  if (word === 'пол' && wordAt(tokens, at + 1) === 'часа') return { minutes: HOUR / 2, length: 2 };
  if (word === 'half' && ['a', 'an'].includes(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === 'hour') {
    return { minutes: HOUR / 2, length: 3 };
  }
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(tokens[at]?.text ?? '');
  if (clock !== null) return { minutes: Number(clock[1]) * HOUR + Number(clock[2]), length: 1 };
  const number = numberAt(tokens, at);
  const length = number === null ? 1 : 2;
  const [count, unit] = [number ?? 1, wordAt(tokens, at + length - 1)];
  if (HOUR_WORDS.has(unit)) return { minutes: count * HOUR, length };
  if (MINUTE_WORDS.has(unit)) return { minutes: count, length };
  if (DAY_WORDS.has(unit)) return { days: count, length };
  return WEEK_WORDS.has(unit) ? { days: count * 7, length } : null;
};

const AND_A_HALF = ['and', 'a', 'half'];

/** `1ч`, `30 минут`, `1h 30m` as the whole text are as far from now. `8ч` may be eight o’clock, and `20ч` is. */
const LONGEST_BARE = 6 * HOUR;

/** `через 2 часа 30 минут`, `in an hour and a half`, `+2h`, `через 2 дня`; or the distance alone. */
export const readDistance: Reader = (tokens, at, draft) => {
  const first = tokens[at];
  const isSaid = first?.kind === 'sign' || ['через', 'in'].includes(wordAt(tokens, at));
  if (first?.text === '-' || (!isSaid && (at > 0 || first?.text.includes(':')))) return 0;
  const { amounts, next } = amountsFrom(tokens, isSaid ? at + 1 : at);
  if (!isSaid) {
    const minutes = amounts.reduce((total, amount) => total + (amount.minutes ?? LONGEST_BARE + 1), 0);
    if (next < tokens.length || minutes > LONGEST_BARE) return 0;
  }
  return amounts.length > 0 && sayDistance(draft, amounts) ? next - at : 0;
};

const amountsFrom = (tokens: readonly Token[], at: number): { amounts: Amount[]; next: number } => {
  let next = at;
  const amounts: Amount[] = [];
  for (;;) {
    if (amounts.length > 0 && AND_A_HALF.every((word, index) => wordAt(tokens, next + index) === word)) {
      amounts.push({ minutes: HOUR / 2, length: AND_A_HALF.length });
      next += AND_A_HALF.length;
    }
    const and = amounts.length > 0 && ['и', 'and'].includes(wordAt(tokens, next)) ? 1 : 0;
    const amount = amountAt(tokens, next + and);
    if (amount === null) break;
    amounts.push(amount);
    next += and + amount.length;
  }
  return { amounts, next };
};

/** Days need a time of day, hours and minutes do not, so a phrase has only one of the two. */
const sayDistance = (draft: Draft, amounts: readonly Amount[]): boolean => {
  const sum = (unit: 'minutes' | 'days') => amounts.reduce((total, amount) => total + (amount[unit] ?? 0), 0);
  const [minutes, days] = [sum('minutes'), sum('days')];
  if (days === 0) say(draft, 'minutesFromNow', minutes);
  else if (minutes === 0 && Number.isInteger(days)) {
    say(draft, 'daysAhead', days);
    say(draft, 'daysFromNow', days);
  } else return false;
  return true;
};
