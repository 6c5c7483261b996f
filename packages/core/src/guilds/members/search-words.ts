import { foldName } from './fold-name.ts';

/** Each word costs a condition: nobody needs more of them to find a person. */
const MOST_WORDS = 4;

/** What somebody typed to find a person, as names are searched. Each word has to be found somewhere. */
export const searchWords = (search: string | undefined): string[] =>
  (search ?? '')
    .split(/\s+/)
    .map(foldName)
    .filter((word) => word.trim() !== '')
    .slice(0, MOST_WORDS);
