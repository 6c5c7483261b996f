import { escapeText } from '../discord/escape-text.ts';

/** Discord's limit for the value of one field. */
const FIELD = 1024;
const MOST_NAMES = 25;

export interface NameColumns {
  columns: string[];
  /** How many names did not fit. */
  left: number;
}

export interface Room {
  characters: number;
  columns: number;
}

/**
 * Numbered names in columns of at most 25, as many as fit. A line that does not fit in a column starts the next one.
 */
export const nameColumns = (names: readonly string[], room: Room): NameColumns => {
  const columns: string[][] = [];
  // Columns of equal height: 30 people are 15 and 15, not 25 and 5.
  const height = Math.ceil(names.length / Math.ceil(names.length / MOST_NAMES));
  let size = 0;
  let spent = 0;
  let shown = 0;
  for (const name of names) {
    const line = `${shown + 1}. ${escapeText(name)}`;
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
  return { columns: columns.map((lines) => lines.join('\n')), left: names.length - shown };
};
