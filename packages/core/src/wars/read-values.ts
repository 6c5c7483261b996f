import { nameText } from '@famiglia/contract/kit/visible-text';
import type { WarRefusal } from '@famiglia/contract/wars/war-refusals';

/** Why something was not taken, and where it stands: `players.3.damage`. */
export interface Refused {
  reason: WarRefusal;
  field: string | null;
}

/** Ends the reading of one war. */
export class WarRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.reason);
    this.refused = refused;
  }
}

export const refuse = (reason: WarRefusal, field: string | null = null): never => {
  throw new WarRefused({ reason, field });
};

export type Values<Name extends string> = Readonly<Record<Name, unknown>>;

export const object = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

const foldKey = (key: string): string => key.toLowerCase().replaceAll(/[_\-\s]/g, '');

/** The values under our names, whichever of its known keys each of them stands under; null where none has one. */
export const valuesBy = <Name extends string>(
  keys: Readonly<Record<Name, readonly string[]>>,
  fields: Readonly<Record<string, unknown>>,
): Values<Name> => {
  const byKey = new Map(Object.entries(fields).map(([key, value]) => [foldKey(key), value]));
  const valueOf = (name: Name): unknown => {
    const known = keys[name].map((key) => byKey.get(foldKey(key)));
    return known.find((value) => value !== undefined && value !== null && value !== '') ?? null;
  };
  return Object.fromEntries(
    (Object.keys(keys) as Name[]).map((name) => [name, valueOf(name)]),
  ) as Values<Name>;
};

const pathOf = (name: string, path: string | undefined): string =>
  path === undefined ? name : `${path}.${name}`;

const LONGEST_NAME = 64;

/** One line of text without invisible characters; a number counts as its digits. */
export const textIn = <Name extends string>(
  values: Values<Name>,
  name: Name,
  longest = LONGEST_NAME,
  path?: string,
): string | null => {
  const value = values[name];
  if (value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number')
    return refuse('text_unreadable', pathOf(name, path));
  const text = nameText.max(longest).safeParse(String(value).slice(0, 4 * longest));
  if (!text.success) return refuse('text_unreadable', pathOf(name, path));
  return text.data === '' ? null : text.data;
};

const readNumber = (value: unknown): number | null => {
  const number =
    typeof value === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*%?\s*$/.test(value)
      ? Number(value.replace(',', '.').replace('%', ''))
      : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const numberUpTo = (value: unknown, most: number, field: string): number | null => {
  if (value === null) return null;
  const number = readNumber(value) ?? refuse('number_unreadable', field);
  return number < 0 || number > most ? refuse('number_out_of_range', field) : number;
};

/** Whole: halves of damage are rounded. */
export const numberIn = <Name extends string>(
  values: Values<Name>,
  name: Name,
  most: number,
  path?: string,
): number | null => {
  const number = numberUpTo(values[name], most, pathOf(name, path));
  return number === null ? null : Math.round(number);
};

export const percentIn = <Name extends string>(
  values: Values<Name>,
  name: Name,
  path?: string,
): number | null => numberUpTo(values[name], 100, pathOf(name, path));

const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
/** A larger number is in milliseconds: in seconds it would be the year 5138. */
const LARGEST_SECONDS = 100_000_000_000;

/** Milliseconds since 1970, from ISO 8601 with its zone, or from Unix seconds or milliseconds. */
export const timeIn = <Name extends string>(values: Values<Name>, name: Name): number | null => {
  const value = values[name];
  if (value === null) return null;
  const unix = typeof value === 'string' && !/^\d{9,13}$/.test(value) ? null : readNumber(value);
  if (unix !== null) {
    const time = Math.abs(unix) > LARGEST_SECONDS ? unix : unix * 1000;
    return isDate(time) ? Math.round(time) : refuse('time_unreadable', name);
  }
  if (typeof value !== 'string' || !ISO.test(value) || value.length > 40)
    return refuse('time_unreadable', name);
  if (!ZONE.test(value)) return refuse('time_without_zone', name);
  const time = Date.parse(value.replace(' ', 'T'));
  return isDate(time) ? time : refuse('time_unreadable', name);
};

const isDate = (time: number): boolean => !Number.isNaN(new Date(time).getTime());
