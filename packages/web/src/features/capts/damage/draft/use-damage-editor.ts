import type { CaptDetails } from '@famiglia/contract/capts';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { checkSheets } from '../grid/check-sheets.ts';
import { startGrid } from '../grid/grid-state.ts';
import { playersOf, sameSheets, sheetsOf } from '../grid/players-and-rows.ts';
import { reduceGrid } from '../grid/reduce-grid.ts';
import { mergePlayers } from './compare-players.ts';
import { dropDamage, keepDamage, keptDamage } from './damage-draft.ts';
import { useBase } from './use-base.ts';
import { useMatchedRows } from './use-matched-rows.ts';
import { useSaveDamage } from './use-save-damage.ts';

/** The damage of one capt while somebody works on it: rows with their history, a draft on this device, one save. */
export const useDamageEditor = (capt: CaptDetails) => {
  const [kept] = useState(() => keptDamage(capt.id));
  const [grid, dispatch] = useReducer(reduceGrid, kept?.sheets ?? sheetsOf(capt.players), startGrid);
  const { sheets, typing } = grid;
  const { base, setBase, newer } = useBase({
    capt,
    kept,
    dirty: ({ players }) => typing !== null || !sameSheets(sheets, sheetsOf(players)),
    onFollow: ({ players }) => dispatch({ do: 'follow', sheets: sheetsOf(players) }),
  });
  const dirty = useMemo(() => !sameSheets(sheets, sheetsOf(base.players)), [sheets, base]);
  const [restored, setRestored] = useState(kept !== null);
  if (restored && !dirty) setRestored(false);
  useEffect(() => {
    if (dirty) keepDamage(capt.id, { ...base, sheets });
    else dropDamage(capt.id);
  }, [capt.id, dirty, base, sheets]);
  useMatchedRows(sheets.ours, dispatch);

  const found = useMemo(() => checkSheets(sheets, capt.slots), [sheets, capt.slots]);
  const saving = useSaveDamage({ capt, base, grid, dispatch, onSaved: setBase });
  const settle = (players: CaptDetails['players'] | null): void => {
    if (newer === null) return;
    if (players !== null) dispatch({ do: 'replace', sheets: sheetsOf(players) });
    setBase(newer);
  };
  return {
    grid,
    dispatch,
    dirty,
    /** The rows were left here earlier, and were found again. */
    restored,
    problems: [...found, ...saving.refusals],
    save: saving.save,
    saving: saving.pending,
    failure: saving.failure,
    discard: () => dispatch({ do: 'replace', sheets: sheetsOf(base.players) }),
    conflict: newer && {
      before: base.players,
      newer,
      keepMine: () => settle(null),
      takeTheirs: () => settle(newer.players),
      merge: () => settle(mergePlayers(base.players, playersOf(sheets), newer.players)),
    },
  };
};

export type DamageEditorState = ReturnType<typeof useDamageEditor>;
