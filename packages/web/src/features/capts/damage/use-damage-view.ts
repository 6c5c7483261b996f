import type { CaptDetails } from '@famiglia/contract/capts';
import { useMemo, useState } from 'react';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import type { DamageEditorState } from './draft/use-damage-editor.ts';
import type { GridProblem } from './grid/check-sheets.ts';
import { isNote } from './grid/check-sheets.ts';
import type { DamageRow, GridColumn } from './grid/damage-row.ts';
import type { DamageView } from './grid/damage-view.ts';
import { useProblemWords } from './grid/use-problem-words.ts';
import { useRowMembers } from './members/use-row-members.ts';

const byCell = (problems: readonly GridProblem[]): ReadonlyMap<string, GridProblem> => {
  const cells = new Map<string, GridProblem>();
  for (const problem of problems) {
    const key = `${problem.side} ${problem.rowId} ${problem.column}`;
    const known = cells.get(key);
    if (known === undefined || (isNote(known) && !isNote(problem))) cells.set(key, problem);
  }
  return cells;
};

/** What grid and cards show of the editor's state, and the choice of a member for one row. */
export const useDamageView = (capt: CaptDetails, { grid, dispatch, problems }: DamageEditorState) => {
  const { id: guildId } = useCurrentGuild();
  const { roster, byId } = useRowMembers(guildId, capt.id);
  const wordsOf = useProblemWords(grid.sheets, capt.slots);
  const cells = useMemo(() => byCell(problems), [problems]);
  const [picked, setPicked] = useState<number | null>(null);
  const row = grid.sheets[grid.side].find(({ id }) => id === picked);

  const view: DamageView = {
    grid,
    dispatch,
    problemAt: ({ id }: DamageRow, column: GridColumn) => {
      const problem = cells.get(`${grid.side} ${id} ${column}`);
      return problem ? { words: wordsOf(problem), note: isNote(problem) } : null;
    },
    memberOf: ({ member }) => (member ? (byId.get(member.user_id) ?? member) : null),
    onPick: ({ id }) => setPicked(id),
  };
  const close = (): void => setPicked(null);
  return {
    view,
    picker: row && {
      row,
      roster,
      onClose: close,
      onChoose: (member: DamageRow['member']) => {
        dispatch({ do: 'assign', id: row.id, member });
        close();
      },
    },
  };
};
