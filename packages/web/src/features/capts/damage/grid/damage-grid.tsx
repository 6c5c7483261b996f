import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../../shared/language/use-format.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { useVisibleRows } from '../../../../shared/lib/use-visible-rows.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { GRID_COLUMNS } from './damage-row.ts';
import type { DamageRow } from './damage-row.ts';
import type { DamageView } from './damage-view.ts';
import { GridHead } from './grid-head.tsx';
import { keyActions } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { gridText } from './grid.text.ts';
import { SUMMED, sumRows } from './sum-rows.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';

/** `h-11`. */
const ROW_HEIGHTS = { wide: 44, narrow: 44 };

interface DamageGridProps {
  view: DamageView;
  /** Has the focus, and handles the keys of all cells. */
  table: RefObject<HTMLTableElement | null>;
}

/** A spreadsheet of players: one focus, a cursor, and the usual keys. */
export const DamageGrid = ({ view, table }: DamageGridProps) => {
  const text = useText(gridText);
  const { grid, dispatch } = view;
  const rows = grid.sheets[grid.side];
  const id = useId();
  const cellId = (row: number, column: number): string => `${id}-${row}-${column}`;
  const leaving = useRef(false);
  const {
    body,
    rows: visible,
    before,
    after,
    show,
  } = useVisibleRows<HTMLTableSectionElement>(rows.length + 1, ROW_HEIGHTS);
  const clipboard = useGridClipboard(grid, dispatch);

  const { row: cursorRow } = grid.cursor;
  const isTyping = grid.typing !== null;
  useEffect(() => {
    if (table.current?.contains(document.activeElement)) show(cursorRow);
  }, [cursorRow, show, table]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const wasLeaving = leaving.current;
    leaving.current = event.key === 'Escape' && !isTyping;
    if (event.key === 'Tab' && wasLeaving) return;
    const row = rows[cursorRow];
    if (event.altKey && event.key === 'ArrowDown' && row) {
      event.preventDefault();
      view.onPick(row);
      return;
    }
    const actions = keyActions(event, grid);
    if (actions === null) return;
    event.preventDefault();
    for (const action of actions) dispatch(action);
    // The cell's input closes, so the grid gets the focus back.
    if (isTyping) table.current?.focus({ preventScroll: true });
  };

  return (
    <Card className="overflow-clip max-lg:overflow-x-auto">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table one works in is a grid
        role="grid"
        tabIndex={0}
        aria-label={text.grid}
        aria-multiselectable
        aria-rowcount={rows.length + 3}
        aria-colcount={GRID_COLUMNS.length + 2}
        aria-activedescendant={cellId(cursorRow, grid.cursor.column)}
        onKeyDown={onKeyDown}
        {...clipboard}
        className="w-full min-w-158 table-fixed lg:min-w-180 border-separate border-spacing-0 outline-none"
      >
        <GridHead />
        <tbody ref={body}>
          <tr aria-hidden style={{ height: before }} />
          {visible.map((index) => (
            <GridRow
              key={rows[index]?.id ?? 'new'}
              view={view}
              index={index}
              row={rows[index]}
              cellId={cellId}
            />
          ))}
          <tr aria-hidden style={{ height: after }} />
        </tbody>
        <TotalsRow rows={rows} />
      </table>
    </Card>
  );
};

const TotalsRow = ({ rows }: { rows: readonly DamageRow[] }) => {
  const text = useText(gridText);
  const format = useFormat();
  const sums = sumRows(rows);
  return (
    <tfoot className="bg-raised font-semibold">
      <tr aria-rowindex={rows.length + 3} className="h-11">
        <td colSpan={2} className="pr-2.5 pl-13.5">
          {text.totals(sums.players)}
        </td>
        {SUMMED.map((column) => (
          <td key={column} className="px-2.5 text-right">
            {format.number(sums[column])}
          </td>
        ))}
        <td aria-hidden colSpan={3} />
      </tr>
    </tfoot>
  );
};
