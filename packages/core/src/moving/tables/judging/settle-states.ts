import type { LeftOut, RowDoubt, RowState } from '@famiglia/contract/moving/tables';
import type { ReadRow, RowValues } from '../reading/read-row.ts';
import type { PersonMatch } from './match-person.ts';

/** A row with whom it is about, before the rows are compared with one another. */
export interface MatchedRow {
  line: number;
  kind: ReadRow['kind'];
  values: RowValues;
  match: PersonMatch;
  /** What a leader said: a person, or that nobody is meant. */
  decided: { userId: string | null } | null;
}

export interface SettledRow {
  line: number;
  userId: string | null;
  state: RowState;
  doubts: RowDoubt[];
  leftOut: LeftOut | null;
}

/**
 * Says which rows are entered. Of rows about one person that say the same only the first is; where they say different things
 * none is, until a leader has chosen one.
 */
export const settleStates = (rows: readonly MatchedRow[]): SettledRow[] => {
  const settled = rows.map(settleAlone);
  const groups = new Map<string, number[]>();
  settled.forEach(({ userId, state }, index) => {
    if (userId === null || state !== 'ready') return;
    const group = groups.get(userId);
    if (group === undefined) groups.set(userId, [index]);
    else group.push(index);
  });
  for (const group of groups.values()) if (group.length > 1) settleGroup(rows, settled, group);
  return settled;
};

const settleAlone = ({ line, kind, values, match, decided }: MatchedRow): SettledRow => {
  const userId = decided === null ? match.userId : decided.userId;
  const row = { line, userId, doubts: decided === null ? match.doubts : [], leftOut: null };
  const leftOut = (why: LeftOut): SettledRow => ({ ...row, state: 'left_out', doubts: [], leftOut: why });
  if (kind !== 'person') return leftOut(kind);
  if (decided?.userId === null) return leftOut('decided');
  if (Object.keys(values).length === 0) return leftOut('nothing');
  return { ...row, state: row.doubts.length > 0 || userId === null ? 'doubt' : 'ready' };
};

const settleGroup = (rows: readonly MatchedRow[], settled: SettledRow[], group: readonly number[]): void => {
  const chosen = group.filter((index) => rows[index]?.decided !== null);
  const first = chosen[0] ?? group[0] ?? 0;
  const says = (index: number): string => JSON.stringify(rows[index]?.values);
  const isSame = group.every((index) => says(index) === says(first));
  for (const index of group) {
    const row = settled[index];
    if (row === undefined || (index === first && (isSame || chosen.length === 1))) continue;
    settled[index] =
      isSame && rows[index]?.decided === null
        ? { ...row, state: 'left_out', leftOut: 'same_row' }
        : { ...row, state: 'doubt', doubts: ['twice'] };
  }
};
