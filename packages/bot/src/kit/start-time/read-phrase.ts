import { SaidTwice, say, wordAt } from './phrase.ts';
import type { Draft, Phrase, Reader } from './phrase.ts';
import { CLOCK_READERS } from './read-clock.ts';
import { DAY_READERS } from './read-day.ts';
import { readDistance } from './read-distance.ts';
import { readZone } from './read-zone.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { BEFORE_TIME, FILLERS } from './words.ts';

const readTimestamp: Reader = (tokens, at, draft) => {
  if (tokens[at]?.kind !== 'timestamp') return 0;
  say(draft, 'timestamp', Number.parseInt(tokens[at].text.slice('<t:'.length), 10));
  return 1;
};

const READERS: readonly Reader[] = [readTimestamp, readZone, readDistance, ...DAY_READERS, ...CLOCK_READERS];

/** Parses the text into the parts of a time; null if a part has no meaning or occurs twice. */
export const readPhrase = (typed: string): Phrase | null => {
  const tokens = tokensOf(typed);
  if (tokens === null || tokens.length === 0) return null;
  const draft: Draft = { pairs: [], afterAt: false };
  try {
    return readAll(withoutFromNow(tokens), draft) && settle(draft) ? draft : null;
  } catch (error) {
    if (error instanceof SaidTwice) return null;
    throw error;
  }
};

/** `2 hours from now` is `in 2 hours`. */
const withoutFromNow = (tokens: readonly Token[]): readonly Token[] =>
  wordAt(tokens, tokens.length - 2) === 'from' && wordAt(tokens, tokens.length - 1) === 'now'
    ? [{ kind: 'word', text: 'in' }, ...tokens.slice(0, -2)]
    : tokens;

const readAll = (tokens: readonly Token[], draft: Draft): boolean => {
  let at = 0;
  while (at < tokens.length) {
    let taken = 0;
    for (const read of READERS) {
      taken = read(tokens, at, draft);
      if (taken > 0) break;
    }
    const word = wordAt(tokens, at);
    if (taken === 0 && !BEFORE_TIME.has(word) && !FILLERS.has(word)) return false;
    draft.afterAt = taken === 0 && BEFORE_TIME.has(word);
    at += Math.max(taken, 1);
  }
  return true;
};

/** Decides what `20.10` and a single number mean, now that the rest is known. False if they do not fit. */
const settle = (draft: Draft): boolean => {
  const { pairs } = draft;
  const hasDay = draft.dates !== undefined || draft.daysAhead !== undefined || draft.weekday !== undefined;
  const [first, second] = pairs;
  if (pairs.length > 2) return false;
  if (first !== undefined && second !== undefined) {
    const [date, clock] = isDate(first) && isClock(second) ? [first, second] : [second, first];
    sayDate(draft, date);
    sayClock(draft, clock);
  } else if (first !== undefined) {
    const isTime = draft.clock === undefined && (draft.dates !== undefined || hasDay || !isDate(first));
    if (isTime && (isClock(first) || draft.dates !== undefined)) sayClock(draft, first);
    else sayDate(draft, first);
  }
  if (draft.bareHour === undefined) return !isEmpty(draft);
  if (!hasDay && first === undefined) return false;
  say(draft, 'clock', { hour: draft.bareHour, minute: 0, exact: false });
  return true;
};

const isDate = ([day, month]: readonly [number, number]): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12;
const isClock = ([hour, minute]: readonly [number, number]): boolean => hour <= 24 && minute < 60;

const sayDate = (draft: Draft, [day, month]: readonly [number, number]): void =>
  say(draft, 'dates', [{ day, month }]);
const sayClock = (draft: Draft, [hour, minute]: readonly [number, number]): void =>
  say(draft, 'clock', { hour, minute, exact: true });

/** Whether the phrase has only filler words or a time zone. */
const isEmpty = ({ pairs: _pairs, afterAt: _afterAt, zone: _zone, ...rest }: Draft): boolean =>
  Object.keys(rest).length === 0;
