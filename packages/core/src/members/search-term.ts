import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { containing } from '../db/containing.ts';
import { members } from '../db/schema/guilds.ts';
import { idRanges } from './id-ranges.ts';

/**
 * Trigrams find three letters anywhere; one or two they find only where a word or a static id begins. More digits than
 * a static id has begin an id of Discord's.
 */
export type TermKind = 'anywhere' | 'word_start' | 'static_id_start' | 'id_start';

export const termKind = (term: string): TermKind => {
  if (/^\d{1,2}$/.test(term)) return 'static_id_start';
  if (/^\d{11,}$/.test(term)) return 'id_start';
  return /^[\p{L}\p{N}]{1,2}$/u.test(term) ? 'word_start' : 'anywhere';
};

/** What a name is made of: the beginning, a space, an underscore. */
const WORD_STARTS = ['', '% ', String.raw`%\_`];

const patternsOf = (term: string): string[] => {
  const kind = termKind(term);
  if (kind === 'anywhere') return [containing(term)];
  return kind === 'static_id_start' ? [`%#${term}%`] : WORD_STARTS.map((start) => `${start}${term}%`);
};

/** Values of the placeholders that `matchesTerm` leaves. */
export const termValues = (term: string, name: string): Record<string, string> => {
  const values = termKind(term) === 'id_start' ? idRanges(term).flat().map(String) : patternsOf(term);
  return Object.fromEntries(values.map((value, index) => [`${name}_${index}`, value]));
};

export const matchesTerm = (term: string, name: string): SQL | undefined => {
  const value = (index: number) => sql.placeholder(`${name}_${index}`);
  if (termKind(term) === 'id_start') {
    const within = (_: unknown, index: number): SQL =>
      sql`${members.userId} between ${value(index * 2)}::bigint and ${value(index * 2 + 1)}::bigint`;
    return or(...idRanges(term).map(within));
  }
  // The pattern is selected: seeing it, PostgreSQL would plan anew for each that is typed, and now and then badly.
  const like = (_: unknown, index: number): SQL =>
    sql`${members.searchText} like (select ${value(index)}::text)`;
  return or(...patternsOf(term).map(like));
};
