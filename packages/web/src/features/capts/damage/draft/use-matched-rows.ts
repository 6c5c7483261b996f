import type { Dispatch } from 'react';
import { useEffect, useMemo } from 'react';
import { useCurrentGuild } from '../../../../lib/current-guild.ts';
import { useFoundNicks } from '../api/use-found-nicks.ts';
import type { DamageRow } from '../grid/damage-row.ts';
import type { GridAction } from '../grid/reduce-grid.ts';

const isUnmatched = ({ member, stranger, cells }: DamageRow): boolean =>
  member === null && !stranger && cells.nick.trim() !== '';

/** Typed and pasted nicks find their members by themselves. */
export const useMatchedRows = (rows: readonly DamageRow[], dispatch: Dispatch<GridAction>): void => {
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
