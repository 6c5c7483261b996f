import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { containing } from '../db/containing.ts';
import { members } from '../db/schema/guilds.ts';

export type TermKind = 'anywhere' | 'word_start';

/** Trigrams find three letters anywhere; one or two they find only where a word begins. */
export const termKind = (term: string): TermKind =>
  /^[\p{L}\p{N}]{1,2}$/u.test(term) ? 'word_start' : 'anywhere';

export const matchesTerm = (kind: TermKind, pattern: Placeholder): SQL =>
  kind === 'anywhere' ? sql`${members.searchText} like ${pattern}` : sql`${members.searchText} ~ ${pattern}`;

export const termPattern = (term: string): string =>
  termKind(term) === 'anywhere' ? containing(term) : `(^|[^[:alnum:]])${term}`;
