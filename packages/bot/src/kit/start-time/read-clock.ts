import { say, wholeAt, wordAt } from './phrase.ts';
import type { Reader } from './phrase.ts';
import { HALF_TO, HOUR_WORDS, MIDNIGHT, MINUTE_WORDS, MONTHS, NOON, NUMBERS, PARTS_OF_DAY } from './words.ts';

const WITH_COLON = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const PAIR = /^(\d{1,2})[.-](\d{2})$/;

/** `20:00`, `20.00`, `20 00`. */
const readDigits: Reader = (tokens, at, draft) => {
  const token = tokens[at];
  if (token?.kind !== 'number') return 0;
  const colon = WITH_COLON.exec(token.text);
  if (colon !== null) {
    say(draft, 'clock', { hour: Number(colon[1]), minute: Number(colon[2]), exact: true });
    return 1;
  }
  const pair = PAIR.exec(token.text);
  if (pair !== null) {
    const [hour, minute] = [Number(pair[1]), Number(pair[2])];
    if (draft.afterAt) say(draft, 'clock', { hour, minute, exact: true });
    else draft.pairs.push([hour, minute]);
    return 1;
  }
  const [hour, minute] = [wholeAt(tokens, at), wholeAt(tokens, at + 1)];
  const apart = /^\d{1,2}$/.test(token.text) && /^[0-5]\d$/.test(tokens[at + 1]?.text ?? '');
  if (hour === null || minute === null || !apart || MONTHS.has(wordAt(tokens, at + 2))) return 0;
  say(draft, 'clock', { hour, minute, exact: true });
  return 2;
};

/** `20 часов`, `20ч30`, `8 вечера`, `at 8`, `в восемь`, `в час`. */
const readHour: Reader = (tokens, at, draft) => {
  const word = wordAt(tokens, at);
  if (word === 'час' && (draft.afterAt || PARTS_OF_DAY.has(wordAt(tokens, at + 1)))) {
    say(draft, 'clock', { hour: 1, minute: 0, exact: false });
    return 1;
  }
  const hour = wholeAt(tokens, at) ?? NUMBERS.get(word);
  if (hour === undefined || hour > 99 || !Number.isInteger(hour)) return 0;
  if (HOUR_WORDS.has(wordAt(tokens, at + 1))) {
    const minute = wholeAt(tokens, at + 2);
    const unit = MINUTE_WORDS.has(wordAt(tokens, at + 3)) ? 1 : 0;
    const dated = MONTHS.has(wordAt(tokens, at + 3));
    const hasMinute = minute !== null && minute < 60 && !dated;
    say(draft, 'clock', { hour, minute: hasMinute ? minute : 0, exact: false });
    return hasMinute ? 3 + unit : 2;
  }
  const isHour = draft.afterAt || PARTS_OF_DAY.has(wordAt(tokens, at + 1)) || wordAt(tokens, at + 1) === 'in';
  if (isHour) say(draft, 'clock', { hour, minute: 0, exact: false });
  else if (draft.bareHour === undefined && wholeAt(tokens, at) !== null) draft.bareHour = hour;
  else return 0;
  return 1;
};

/** `полдень`, `midnight`, `полдевятого`, `half past eight`. */
const readNamed: Reader = (tokens, at, draft) => {
  const word = wordAt(tokens, at);
  if (NOON.has(word)) say(draft, 'clock', { hour: 12, minute: 0, exact: true });
  else if (MIDNIGHT.has(word)) say(draft, 'clock', 'midnight');
  if (NOON.has(word) || MIDNIGHT.has(word)) return 1;
  if (word === 'half' && wordAt(tokens, at + 1) === 'past') {
    const hour = wholeAt(tokens, at + 2) ?? NUMBERS.get(wordAt(tokens, at + 2));
    if (hour === undefined) return 0;
    say(draft, 'clock', { hour, minute: 30, exact: false });
    return 3;
  }
  const joined = word.startsWith('пол') && word !== 'пол';
  const hour = HALF_TO.get(joined ? word.slice(3) : wordAt(tokens, at + 1));
  if (hour === undefined || !word.startsWith('пол')) return 0;
  say(draft, 'clock', { hour, minute: 30, exact: false });
  return joined ? 1 : 2;
};

const readPartOfDay: Reader = (tokens, at, draft) => {
  const part = PARTS_OF_DAY.get(wordAt(tokens, at));
  if (part === undefined) return 0;
  say(draft, 'partOfDay', part);
  return 1;
};

export const CLOCK_READERS: readonly Reader[] = [readDigits, readNamed, readPartOfDay, readHour];
