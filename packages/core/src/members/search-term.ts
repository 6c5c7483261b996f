import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { containing } from '../db/containing.ts';
import { members } from '../db/schema/guilds.ts';

/** Trigrams find three letters anywhere; one or two they find only where a word or a static id begins. */
export type TermKind = 'anywhere' | 'word_start' | 'static_id_start';

export const termKind = (term: string): TermKind => {
  if (/^\d{1,2}$/.test(term)) return 'static_id_start';
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
export const termValues = (term: string, name: string): Record<string, string> =>
  Object.fromEntries(patternsOf(term).map((pattern, index) => [`${name}_${index}`, pattern]));

/** The pattern is selected: seeing it, PostgreSQL would make a plan for each that is typed, and now and then a bad one. */
export const matchesTerm = (term: string, name: string): SQL | undefined =>
  or(
    ...patternsOf(term).map(
      (_, index) => sql`${members.searchText} like (select ${sql.placeholder(`${name}_${index}`)}::text)`,
    ),
  );
