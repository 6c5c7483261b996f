import type { ParsedStart } from './parsed-start.ts';
import { readPhrase } from './read-phrase.ts';
import { resolvePhrase } from './resolve-phrase.ts';

/** Nobody needs a longer text for a time. */
export const LONGEST_START = 80;

/**
 * Parses a start as people write it, in Russian and English: `в пт 20:00`, `через 1,5 часа`, `25 декабря 20:00 по
 * мск`, `fri 8pm`. Without a named time zone the guild’s is used. If a phrase has several meanings, or its date has
 * passed this year, the result is a question: nothing is guessed.
 */
export const parseStart = (text: string, guildZone: string, now: Date): ParsedStart => {
  const phrase = text.length > LONGEST_START ? null : readPhrase(text);
  return phrase === null ? { problem: 'unreadable' } : resolvePhrase(phrase, guildZone, now);
};
