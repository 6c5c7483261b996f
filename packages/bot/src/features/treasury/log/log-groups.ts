import { createHash } from 'node:crypto';
import type { CabinetLogLine } from '@famiglia/contract/cabinet-log/cabinet-log';

/** What a custom id has room for, of a text that it has none for. */
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

interface Group {
  key: string;
  words: string;
  /** Whether the money goes out. */
  out: boolean;
  lines: CabinetLogLine[];
}

const isAsked = ({ state, enters, needs_person: needs }: CabinetLogLine): boolean =>
  state !== 'double' && (enters || needs);

/** Operations that would be entered, by their words: one choice is for all of a group. */
export const groupsOf = (lines: readonly CabinetLogLine[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    if (!isAsked(line) || line.words === '') continue;
    const out = line.amount_cents.startsWith('-');
    const key = nameOf(`${out} ${line.words.toLowerCase()}`);
    const group = groups.get(key) ?? { key, words: line.words, out, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Names that no static id makes certain, each once. */
export const unsurePeople = (lines: readonly CabinetLogLine[]): CabinetLogLine[] => [
  ...new Map(
    lines
      .filter((line) => isAsked(line) && line.who !== '' && line.found_by !== 'static_id')
      .map((line) => [line.who, line]),
  ).values(),
];
