import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { containing } from '../platform/db/containing.ts';
import { members } from '../platform/db/schema/guilds.ts';

/**
 * Trigrams find three letters anywhere; one or two letters only where a word or a static id begins. More digits than a
 * static id has are the beginning of a Discord id.
 */
export type TermKind = 'anywhere' | 'word_start' | 'static_id_start' | 'id_start';

export const termKind = (term: string): TermKind => {
  if (/^\d{1,2}$/.test(term)) return 'static_id_start';
  if (/^\d{11,}$/.test(term)) return 'id_start';
  return /^[\p{L}\p{N}]{1,2}$/u.test(term) ? 'word_start' : 'anywhere';
};

/** Whether a name that begins with these words is found by them: digits alone search ids, not names. */
export const searchesNames = (terms: readonly string[]): boolean =>
  terms.every((term) => termKind(term) === 'anywhere' || termKind(term) === 'word_start');

/** Values of the placeholders of `beginsWith`. */
export const startValues = (terms: readonly string[]): Record<string, string> => {
  const start = terms.join(' ');
  return { start, startEnd: `${start}\u{10FFFF}` };
};

/** Whether a folded name begins with what was typed, as an index in the order of characters finds it. */
export const beginsWith = (name: SQL): SQL =>
  sql`${name} >= (select ${sql.placeholder('start')}::text) and ${name} < (select ${sql.placeholder('startEnd')}::text)`;

/** Every word has one space before it, also the first. */
const PATTERNS = {
  anywhere: containing,
  word_start: (term: string) => `% ${term}%`,
  static_id_start: (term: string) => `%#${term}%`,
};

/** Values of the placeholders of `matchesTerm`. */
export const termValues = (term: string, name: string): Record<string, string> => {
  const kind = termKind(term);
  if (kind !== 'id_start') return { [name]: PATTERNS[kind](term) };
  const bounds = idRanges(term).flat();
  return Object.fromEntries(bounds.map((bound, index) => [`${name}_${index}`, String(bound)]));
};

export const matchesTerm = (term: string, name: string): SQL | undefined => {
  if (termKind(term) !== 'id_start')
    // The pattern is a subselect: if PostgreSQL saw it, it would plan anew for each search, sometimes badly.
    return sql`${members.searchText} like (select ${sql.placeholder(name)}::text)`;
  const bound = (index: number): SQL => sql`${sql.placeholder(`${name}_${index}`)}::bigint`;
  return or(
    ...idRanges(term).map(
      (_, index) => sql`${members.userId} between ${bound(index * 2)} and ${bound(index * 2 + 1)}`,
    ),
  );
};

/** How many digits Discord ids have now and for decades to come. */
const LENGTHS = [17, 18, 19];
const LARGEST = 2n ** 63n - 1n;
const NOTHING = [1n, 0n] as const;

/** The ranges of ids that begin with these digits: one range for each length of an id. */
const idRanges = (digits: string): (readonly [from: bigint, to: bigint])[] =>
  LENGTHS.map((length) => {
    if (length < digits.length) return NOTHING;
    const unit = 10n ** BigInt(length - digits.length);
    const from = BigInt(digits) * unit;
    const to = from + unit - 1n;
    return to > LARGEST ? NOTHING : ([from, to] as const);
  });
