import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import type { ImportedRow } from '@famiglia/contract/damage/damage-import';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import { callApi } from '../../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../../shared/lib/query-key.ts';
import { useDebounced } from '../../../../shared/lib/use-debounced.ts';
import { checkSheets } from '../grid/check-sheets.ts';
import type { DamageRow } from '../grid/damage-row.ts';
import { startGrid } from '../grid/grid-state.ts';
import { playersOf, sameSheets, sheetsOf } from '../grid/players-and-rows.ts';
import { reduceGrid } from '../grid/reduce-grid.ts';
import type { FoundMember, GridAction } from '../grid/reduce-grid.ts';
import { mergePlayers } from './compare-players.ts';
import { dropDamage, keepDamage, keptDamage } from './damage-draft.ts';
import { useBase } from './use-base.ts';
import { useSaveDamage } from './use-save-damage.ts';

/**
 * The editor's state for the damage of one capt: rows with undo history, a draft on this device, one save.
 */
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
    /** The rows were restored from a stored draft. */
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

const isUnmatched = ({ member, stranger, cells }: DamageRow): boolean =>
  member === null && !stranger && cells.nick.trim() !== '';

/** Matches typed and pasted nicks with members. */
const useMatchedRows = (rows: readonly DamageRow[], dispatch: Dispatch<GridAction>): void => {
  const { id } = useCurrentGuild();
  const nicks = useMemo(
    () => [...new Set(rows.filter(isUnmatched).map(({ cells }) => cells.nick))].toSorted(),
    [rows],
  );
  const { data } = useFoundNicks(id, nicks);
  useEffect(() => {
    if (data) dispatch({ do: 'found', nicks: data });
  }, [data, dispatch]);
};

const foundIn = ({ match, candidates }: ImportedRow): FoundMember => {
  if (match === null) return { match: null, candidates };
  const { by, ...member } = match;
  return { match: { member, by }, candidates };
};

/** The members of these nicks, by the rules of an import: it uses the import's call. */
const find = async (guildId: string, nicks: readonly string[], signal: AbortSignal) => {
  const text = JSON.stringify(nicks.map((nick) => ({ nick, damage: 0 })));
  const { rows } = await callApi(damageRoutes.previewTable, { guildId, text, side: 'ours' }, signal);
  return new Map(rows.map((row) => [nicks[row.line - 1] ?? '', foundIn(row)]));
};

/** Members of nicks that are not matched yet, requested once typing pauses. */
const useFoundNicks = (guildId: string, nicks: readonly string[]) => {
  const asked = useDebounced(nicks.join('\n'), 300);
  return useQuery({
    queryKey: guildKey(guildId, 'capts', 'nicks', asked),
    queryFn: ({ signal }) => find(guildId, asked.split('\n'), signal),
    enabled: asked !== '',
    // Without a match the nick stays a nick, so no retry is needed.
    retry: false,
  });
};
