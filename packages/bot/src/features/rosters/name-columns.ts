import { trueMinus } from '@famiglia/contract/kit/true-minus';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ListedPerson } from './roster-view.ts';

/** Discord's limit for the value of one field. */
const FIELD = 1024;
/** Reserved for the line with the number of further names. */
const MORE = 30;
const FEW_MORE = 1;
/** From this many names on, a list stands in two columns. A phone shows them below each other with a gap, which fewer are not worth. */
const TWO_COLUMNS_FROM = 12;

/** How a person stands in a list: `Max_Payne · 175 · on vacation`. */
export type ShownPerson = (person: ListedPerson) => string;
export const nameAlone: ShownPerson = ({ name, away }) =>
  [escapeText(name), away].filter((part) => part !== undefined).join(' · ');
export const nameAndReputation: ShownPerson = ({ name, reputation, away }) =>
  [escapeText(name), reputation === null ? null : trueMinus(String(reputation)), away]
    .filter((part) => part !== undefined && part !== null)
    .join(' · ');

interface Columns {
  columns: string[];
  /** How many names did not fit. */
  left: number;
}

/**
 * The first names of a list, numbered, in one column or two of equal height. More than `most` are not shown, so that the
 * buttons below stay on the screen of a phone.
 */
export const nameColumns = (
  people: readonly ListedPerson[],
  most: number,
  shownAs: ShownPerson,
  more: (count: number) => string,
): Columns => {
  const count = shownCount(people.length, most);
  const columnCount = count < TWO_COLUMNS_FROM ? 1 : 2;
  const height = Math.ceil(count / columnCount);
  const lines = people.slice(0, count).map((person, index) => `${index + 1}. ${shownAs(person)}`);
  const columns = Array.from({ length: columnCount }, (_, nth) =>
    linesWithin(lines.slice(nth * height, (nth + 1) * height), FIELD - MORE),
  ).filter((column) => column.length > 0);
  const left = people.length - columns.flat().length;
  if (left > 0) columns.at(-1)?.push(more(left));
  return { columns: columns.map((column) => column.join('\n')), left };
};

/** A list is not cut for one person more: the line that counts the others is as long. */
export const shownCount = (people: number, most: number): number =>
  people <= most + FEW_MORE ? people : most;

/** The first lines that fit into this many characters. */
export const linesWithin = (lines: readonly string[], characters: number): string[] => {
  let spent = 0;
  const end = lines.findIndex((line) => (spent += line.length + 1) > characters);
  return end === -1 ? [...lines] : lines.slice(0, end);
};
