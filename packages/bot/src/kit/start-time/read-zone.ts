import { say, wordAt } from './phrase.ts';
import type { Reader } from './phrase.ts';
import type { Token } from './tokens.ts';
import { ZONES, ZONE_FILLERS } from './words.ts';

const OFFSET = /^(\d{1,2})(?::([0-5]\d))?$/;

/** `+3`, `-5`, `+5:30` after the name of a time zone. */
const offsetAt = (tokens: readonly Token[], at: number): number | null => {
  const [sign, number] = [tokens[at], tokens[at + 1]];
  if (sign?.kind !== 'sign' || number?.kind !== 'number') return null;
  const [, hours, minutes = '0'] = OFFSET.exec(number.text) ?? [];
  if (hours === undefined || Number(hours) > 14) return null;
  return (sign.text === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** `по мск`, `по московскому времени`, `UTC+3`, `МСК+2`, or `+03:00` after a time as in ISO 8601. */
export const readZone: Reader = (tokens, at, draft) => {
  if (
    draft.clock !== undefined &&
    tokens[at]?.kind === 'sign' &&
    /^\d{2}:/.test(tokens[at + 1]?.text ?? '')
  ) {
    const plusMinutes = offsetAt(tokens, at);
    if (plusMinutes === null) return 0;
    say(draft, 'zone', { name: 'UTC', plusMinutes });
    return 2;
  }
  let next = at;
  while (ZONE_FILLERS.has(wordAt(tokens, next))) next += 1;
  const name = ZONES.get(wordAt(tokens, next));
  if (name === undefined) return 0;
  next += 1;
  const plusMinutes = offsetAt(tokens, next);
  if (plusMinutes !== null) next += 2;
  if (ZONE_FILLERS.has(wordAt(tokens, next))) next += 1;
  say(draft, 'zone', { name, plusMinutes: plusMinutes ?? 0 });
  return next - at;
};
