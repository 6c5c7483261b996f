import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../shared/language/use-text.ts';
import { ApiError } from '../../../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../../shared/lib/error-detail.ts';
import { rosterPageKey } from '../../../../shared/lib/query-key.ts';
import { toast } from '../../../../shared/ui/toast.ts';
import { useCaptChange } from '../../queries.ts';
import { damageText } from '../damage.text.ts';
import type { GridProblem, ProblemCode } from '../grid/check-sheets.ts';
import type { Sheets } from '../grid/damage-row.ts';
import { GRID_COLUMNS } from '../grid/damage-row.ts';
import type { GridState } from '../grid/grid-state.ts';
import { filledRows, playersOf, samePlayers, sameSheets, sheetsOf } from '../grid/players-and-rows.ts';
import type { GridAction } from '../grid/reduce-grid.ts';
import { reduceGrid } from '../grid/reduce-grid.ts';
import type { Base } from './use-base.ts';

interface SaveDamage {
  capt: CaptDetails;
  base: Base;
  grid: GridState;
  dispatch: Dispatch<GridAction>;
  onSaved: (stored: CaptDetails) => void;
}

/** The fields of the capt that the grid does not change are sent unchanged. */
const fieldsOf = (capt: CaptDetails) => ({
  opponent: capt.opponent,
  side: capt.side,
  territory: capt.territory,
  starts_at: capt.starts_at,
  slots: capt.slots,
  status: capt.status,
  result: capt.result,
  score_ours: capt.score_ours,
  score_theirs: capt.score_theirs,
  notes: capt.notes,
  reminders_minutes: capt.reminders_minutes,
});

const newerIn = (error: Error): CaptDetails | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.current as CaptDetails) : null;

/** Saves all rows based on the version they began with. An error is shown at its cell; nothing is lost. */
export const useSaveDamage = ({ capt, base, grid, dispatch, onSaved }: SaveDamage) => {
  const { id: guildId } = useCurrentGuild();
  const client = useQueryClient();
  const navigate = useNavigate();
  const text = useText(damageText);
  const update = useCaptChange(captRoutes.update);
  const [refused, setRefused] = useState<{ error: Error; sheets: Sheets } | null>(null);

  const send = (onto: CaptDetails, version: number, sheets: Sheets): void =>
    update.mutate(
      { ...fieldsOf(onto), captId: onto.id, version, players: playersOf(sheets) },
      {
        onSuccess: (stored) => {
          onSaved(stored);
          toast.success(text.saved, undefined, {
            label: text.toCapt,
            run: () => void navigate(`/guild/${guildId}/capts/${stored.id}`),
          });
          dispatch({ do: 'saved', sent: sheets, sheets: sheetsOf(stored.players) });
        },
        onError: (error) => {
          const newer = newerIn(error);
          if (newer === null) return setRefused({ error, sheets });
          // Somebody changed the capt, but not its players: there is no conflict.
          if (samePlayers(newer.players, base.players)) return send(newer, newer.version, sheets);
          client.setQueryData(rosterPageKey(guildId, 'capts', onto.id), newer);
        },
      },
    );

  const save = (): void => {
    dispatch({ do: 'commit' });
    setRefused(null);
    send(capt, base.version, reduceGrid(grid, { do: 'commit' }).sheets);
  };

  const refusals = refused === null ? [] : refusedCells(refused.error, refused.sheets);
  return {
    save,
    pending: update.isPending,
    /** An error is about the rows as they were sent: it is dropped after a change. */
    refusals: refused !== null && sameSheets(refused.sheets, grid.sheets) ? refusals : [],
    failure: refused !== null && refusals.length === 0 ? errorDetail(refused.error) : null,
  };
};

const KNOWN: ReadonlySet<string> = new Set<ProblemCode>([
  'duplicate_player',
  'too_many_players',
  'not_a_member',
]);

/** The server's errors about `players.N.field`, at the cells of the rows that were sent. */
const refusedCells = (error: Error, sheets: Sheets): GridProblem[] => {
  if (!(error instanceof ApiError)) return [];
  const sent = filledRows(sheets);
  return error.errors.flatMap(({ field, message }): GridProblem[] => {
    const [, index, name] = /^players\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const at = sent[Number(index ?? -1)];
    if (at === undefined) return [];
    const column = GRID_COLUMNS.find((one) => one === name) ?? 'nick';
    const code = KNOWN.has(message) ? (message as ProblemCode) : 'refused';
    return [{ side: at.side, index: at.index, rowId: at.row.id, column, code }];
  });
};
