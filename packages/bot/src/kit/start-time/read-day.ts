import { say, wholeAt, wordAt } from './phrase.ts';
import type { Reader, TypedDate } from './phrase.ts';
import { DAYS_AHEAD, DAY_ENDINGS, MONTHS, WEEKDAYS, WHICH_WEEK, YEAR_WORDS } from './words.ts';

/** `завтра`, `tonight`, `day after tomorrow`. */
const readDaysAhead: Reader = (tokens, at, draft) => {
  const word = wordAt(tokens, at);
  if (word === 'day' && wordAt(tokens, at + 1) === 'after' && wordAt(tokens, at + 2) === 'tomorrow') {
    say(draft, 'daysAhead', 2);
    return 3;
  }
  const ahead = DAYS_AHEAD.get(word);
  if (ahead === undefined) return 0;
  say(draft, 'daysAhead', ahead);
  if (word === 'tonight') say(draft, 'partOfDay', 'night');
  return 1;
};

/** `пт`, `в следующую пятницу`. */
const readWeekday: Reader = (tokens, at, draft) => {
  const week = WHICH_WEEK.get(wordAt(tokens, at));
  const day = WEEKDAYS.get(wordAt(tokens, week === undefined ? at : at + 1));
  if (day === undefined) return 0;
  say(draft, 'weekday', { day, week: week ?? 'coming' });
  return week === undefined ? 1 : 2;
};

const NUMERIC = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})$/;

/** `25.12.26`, `2026-12-25`, `25/12`. */
const readNumericDate: Reader = (tokens, at, draft) => {
  const token = tokens[at];
  if (token?.kind !== 'number') return 0;
  const [, first = '', separator, middle = '', last = ''] = NUMERIC.exec(token.text) ?? [];
  const [, one, other] = SLASHED.exec(token.text) ?? [];
  if (first.length === 4 && last.length <= 2) {
    say(draft, 'dates', [{ year: Number(first), month: Number(middle), day: Number(last) }]);
  } else if (first !== '' && first.length <= 2 && (last.length === 2 || last.length === 4)) {
    const year = last.length === 2 ? 2000 + Number(last) : Number(last);
    const [a, b] = [Number(first), Number(middle)];
    say(draft, 'dates', separator === '/' ? bothOrders(a, b, { year }) : [{ day: a, month: b, year }]);
  } else if (one !== undefined) say(draft, 'dates', bothOrders(Number(one), Number(other), {}));
  else return 0;
  return YEAR_WORDS.has(wordAt(tokens, at + 1)) ? 2 : 1;
};

/** With slashes, some people write the day first and some the month. */
const bothOrders = (a: number, b: number, rest: { year?: number }): TypedDate[] => {
  const dates = [
    { day: a, month: b, ...rest },
    { day: b, month: a, ...rest },
  ];
  const possible = dates.filter(({ month }) => month <= 12);
  return a === b || possible.length === 0 ? dates.slice(0, 1) : possible;
};

/** `25 декабря 2026 года`, `25th of December`, `Dec 25`, `25-го`. */
const readWordyDate: Reader = (tokens, at, draft) => {
  const monthFirst = MONTHS.get(wordAt(tokens, at));
  let next = monthFirst === undefined ? at : at + 1;
  const day = wholeAt(tokens, next);
  if (day === null || day > 99) return 0;
  next += 1;
  const ended = DAY_ENDINGS.has(wordAt(tokens, next));
  if (ended) next += 1;
  const monthAt = wordAt(tokens, next) === 'of' ? next + 1 : next;
  const month = monthFirst ?? MONTHS.get(wordAt(tokens, monthAt));
  if (month === undefined && !ended) return 0;
  if (monthFirst === undefined && month !== undefined) next = monthAt + 1;
  const year = /^\d{4}$/.test(tokens[next]?.text ?? '') ? wholeAt(tokens, next) : null;
  if (year !== null) next += YEAR_WORDS.has(wordAt(tokens, next + 1)) ? 2 : 1;
  say(draft, 'dates', [
    { day, ...(month === undefined ? {} : { month }), ...(year === null ? {} : { year }) },
  ]);
  return next - at;
};

export const DAY_READERS: readonly Reader[] = [readDaysAhead, readWeekday, readNumericDate, readWordyDate];
