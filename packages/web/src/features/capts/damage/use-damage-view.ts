import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { useMemo, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useCaptParticipants, useCaptStats } from '../queries.ts';
import type { DamageEditorState } from './draft/use-damage-editor.ts';
import type { GridProblem } from './grid/check-sheets.ts';
import { isNote } from './grid/check-sheets.ts';
import type { DamageRow, GridColumn, RowMember, Sheets } from './grid/damage-row.ts';
import type { DamageView } from './grid/damage-view.ts';
import { gridText } from './grid/grid.text.ts';

const byCell = (problems: readonly GridProblem[]): ReadonlyMap<string, GridProblem> => {
  const cells = new Map<string, GridProblem>();
  for (const problem of problems) {
    const key = `${problem.side} ${problem.rowId} ${problem.column}`;
    const known = cells.get(key);
    if (known === undefined || (isNote(known) && !isNote(problem))) cells.set(key, problem);
  }
  return cells;
};

/** What the grid and the cards show of the editor's state, and the member picker of one row. */
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
    roster,
  };
  const close = (): void => setPicked(null);
  return {
    view,
    picker: row && {
      row: { ...row, nick: row.cells.nick },
      roster,
      onClose: close,
      onChoose: (member: DamageRow['member']) => {
        dispatch({ do: 'assign', id: row.id, member });
        close();
      },
    },
  };
};

/** The text of a cell's problem. */
const useProblemWords = (sheets: Sheets, slots: number) => {
  const { problems } = useText(gridText);
  return ({ code, column, side, index, first }: GridProblem): string => {
    if (code === 'too_large') return problems.too_large[column];
    if (code === 'duplicate_player') return problems.duplicate_player((first ?? 0) + 1);
    if (code === 'too_many_players') return problems.too_many_players(slots);
    if (code !== 'similar_nick') return problems[code];
    return problems.similar_nick(sheets[side][index]?.member?.display_name ?? '');
  };
};

/** Names and avatars of possible members: participants, and players saved before. */
const useRowMembers = (guildId: string, captId: string) => {
  const roster = useCaptParticipants(guildId, captId).data;
  const players = useCaptStats(guildId, captId).data?.players;
  return useMemo(() => {
    const listed: RowMember[] = roster ?? [];
    const saved = (players ?? []).flatMap(({ user_id, display_name, avatar_url }): RowMember[] =>
      user_id === null ? [] : [{ user_id, display_name, avatar_url, ingame_nick: null }],
    );
    return { roster: listed, byId: new Map([...saved, ...listed].map((one) => [one.user_id, one])) };
  }, [roster, players]);
};
