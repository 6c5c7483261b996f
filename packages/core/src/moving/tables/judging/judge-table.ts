import { foldLookAlikes } from '@famiglia/contract/kit/look-alikes';
import { MAX_RANK_WORDS } from '@famiglia/contract/moving/tables';
import type { MovedTable, TableReading } from '@famiglia/contract/moving/tables';
import { workerTask } from '../../../platform/workers/worker-task.ts';
import { readRow } from '../reading/read-row.ts';
import type { ReadRow } from '../reading/read-row.ts';
import type { SourceLine } from '../reading/source-cell.ts';
import { matchPeople } from './match-person.ts';
import type { PersonMatch, TablePerson } from './match-person.ts';

interface TableQuestion {
  lines: SourceLine[];
  reading: TableReading;
  people: TablePerson[];
  /** The names of each step of the ladder: its own and that of its role. */
  steps: { roleId: string; names: string[] }[];
  today: string;
}

export interface JudgedTable {
  rows: (ReadRow & { match: PersonMatch })[];
  unknownRanks: MovedTable['unknown_ranks'];
}

/** Reads all rows by what the columns are, and finds the people. Pure: it runs in another thread. */
export const judgeTable = ({ lines, reading, people, steps, today }: TableQuestion): JudgedTable => {
  const rules = { columns: reading.columns, days: reading.days, today, ranks: wordsOf(steps, reading) };
  const rows = lines.map((line) => readRow(line, rules));
  const asked = rows.filter(({ kind }) => kind === 'person');
  const matches = matchPeople(
    asked.map(({ names }) => names),
    people,
  );
  const matchOf = new Map(asked.map((row, index) => [row.line, matches[index]]));
  const none: PersonMatch = { userId: null, by: null, candidates: [], doubts: [] };
  return {
    rows: rows.map((row) => ({ ...row, match: matchOf.get(row.line) ?? none })),
    unknownRanks: unknownOf(asked),
  };
};

export const judgeTableTask = workerTask(import.meta.url, { judgeTable });

/** Words that a leader explained stand above names; a name of two steps means neither. */
const wordsOf = (
  steps: TableQuestion['steps'],
  { ranks }: Pick<TableReading, 'ranks'>,
): Map<string, string> => {
  const words = new Map<string, string>();
  const shared = new Set<string>();
  for (const { roleId, names } of steps)
    for (const name of new Set(names.map(foldLookAlikes))) {
      if (words.has(name)) shared.add(name);
      words.set(name, roleId);
    }
  for (const name of shared) words.delete(name);
  const known = new Set(steps.map(({ roleId }) => roleId));
  for (const { word, role_id: roleId } of ranks)
    if (known.has(roleId)) words.set(foldLookAlikes(word), roleId);
  words.delete('');
  return words;
};

const unknownOf = (rows: readonly ReadRow[]): JudgedTable['unknownRanks'] => {
  const found = new Map<string, { word: string; rows: number }>();
  for (const { unknownRank } of rows) {
    if (unknownRank === null) continue;
    const key = foldLookAlikes(unknownRank);
    const known = found.get(key);
    if (known === undefined) found.set(key, { word: unknownRank, rows: 1 });
    else known.rows += 1;
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MAX_RANK_WORDS);
};
