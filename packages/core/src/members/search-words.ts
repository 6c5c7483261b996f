import { foldName } from './fold-name.ts';

/** Each word costs a condition, and a person is found with this many. */
const MAX_WORDS = 4;

/** A search text in the form of `foldName`, word by word. Every word has to match. */
export const searchWords = (search: string | undefined): string[] =>
  (search ?? '')
    .split(/\s+/)
    .map(foldName)
    .filter((word) => word.trim() !== '')
    .slice(0, MAX_WORDS);
