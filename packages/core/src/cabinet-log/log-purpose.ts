import type { LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';

/** Words without what differs each time: “Куплено 15 аптечек” and “Куплено 20 аптечек” are for the same. */
export const foldWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\d\s.,$]+/gu, ' ')
    .trim();

/** Under which the choice for some words is kept: money that comes in is for something else than money that goes out. */
export const purposeKey = (words: string, out: boolean): string =>
  `${out ? 'out' : 'in'} ${foldWords(words)}`;

/** Endings differ between “взнос” and “Взносы”. */
const STEM = 5;
const SHORTEST_WORD = 4;

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, STEM));

const fitsSide = ({ use }: Pick<TreasuryCategory, 'use'>, out: boolean): boolean =>
  use === 'both' || (use === 'expense') === out;

interface Proposing {
  categories: readonly TreasuryCategory[];
  /** What officers chose for the same words last. */
  learnt: ReadonlyMap<string, LogPurpose>;
}

/** What an operation is probably for: as the last one with the same words, or the category whose name they contain. */
export const proposePurpose = (
  words: string,
  out: boolean,
  { categories, learnt }: Proposing,
): LogPurpose => {
  const last = learnt.get(purposeKey(words, out));
  if (last !== undefined) return isPurpose(last, out, categories) ? last : null;
  const stems = new Set(stemsOf(words));
  const named = categories.find(
    (category) => fitsSide(category, out) && stemsOf(category.name).some((stem) => stems.has(stem)),
  );
  return named?.id ?? null;
};

/** Whether it can be for that: the category is there, and for money that goes this way. */
export const isPurpose = (
  purpose: LogPurpose,
  out: boolean,
  categories: readonly TreasuryCategory[],
): boolean =>
  purpose === null ||
  purpose === 'cash' ||
  categories.some((category) => category.id === purpose && fitsSide(category, out));
