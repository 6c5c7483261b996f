import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ListedPerson } from './roster-view.ts';

/** Discord's limit for the value of one field. */
const FIELD = 1024;
const MAX_NAMES = 25;

export interface NameColumns {
  columns: string[];
  /** How many names did not fit. */
  left: number;
}

export interface Room {
  characters: number;
  columns: number;
}

/** How a person stands in a list: `Max_Payne · 175 · on vacation`. */
export type ShownPerson = (person: ListedPerson) => string;
export const nameAlone: ShownPerson = ({ name, away }) =>
  [escapeText(name), away].filter((part) => part !== undefined).join(' · ');
export const nameAndReputation: ShownPerson = ({ name, reputation, away }) =>
  [escapeText(name), reputation, away].filter((part) => part !== undefined && part !== null).join(' · ');

/**
 * Numbered names in columns of at most 25, as many as fit. A line that does not fit in a column starts the next one.
 */
export const nameColumns = (
  people: readonly ListedPerson[],
  room: Room,
  shownAs: ShownPerson,
): NameColumns => {
  const columns: string[][] = [];
  // Columns of equal height: 30 people are 15 and 15, not 25 and 5.
  const height = Math.ceil(people.length / Math.ceil(people.length / MAX_NAMES));
  let size = 0;
  let spent = 0;
  let shown = 0;
  for (const person of people) {
    const line = `${shown + 1}. ${shownAs(person)}`;
    if (spent + line.length + 1 > room.characters) break;
    const current = columns.at(-1);
    if (current === undefined || current.length === height || size + line.length + 1 > FIELD) {
      if (columns.length === room.columns) break;
      columns.push([line]);
      size = line.length;
    } else {
      current.push(line);
      size += line.length + 1;
    }
    spent += line.length + 1;
    shown += 1;
  }
  return { columns: columns.map((lines) => lines.join('\n')), left: people.length - shown };
};
