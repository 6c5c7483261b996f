import type { DamageColumn } from '@famiglia/contract/damage/damage-import';
import { readNumber } from '@famiglia/contract/kit/read-number';
import { useFormat } from '../../../../shared/language/use-format.ts';
import { X } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import type { DamageRow } from './damage-row.ts';
import { GRID_COLUMNS, newRow } from './damage-row.ts';
import type { DamageView } from './damage-view.ts';
import { GridCell } from './grid-cell.tsx';
import { selectionOf } from './grid-state.ts';
import { gridText } from './grid.text.ts';
import { NickContent } from './nick-content.tsx';

interface GridRowProps {
  view: DamageView;
  index: number;
  /** Undefined for the row below the last, where a new one begins. */
  row: DamageRow | undefined;
  cellId: (row: number, column: number) => string;
}

const NOBODY = newRow(0);

export const GridRow = ({ view, index, row, cellId }: GridRowProps) => {
  const text = useText(gridText);
  const { grid, dispatch } = view;
  const { top, bottom, left, right } = selectionOf(grid);
  const shown = row ?? NOBODY;
  const nick = shown.cells.nick || text.unnamed;
  return (
    <tr aria-rowindex={index + 2} className="h-11">
      <th
        scope="row"
        aria-label={row ? text.row(index + 1) : text.newRow}
        className="border-r border-b border-line text-center text-xs font-normal text-faint"
      >
        {row ? index + 1 : '+'}
      </th>
      {GRID_COLUMNS.map((column, at) => {
        const active = grid.cursor.row === index && grid.cursor.column === at;
        const cell = {
          id: cellId(index, at),
          spot: { row: index, column: at },
          column,
          text: shown.cells[column],
          label: `${row ? text.row(index + 1) : text.newRow}, ${text.columns[column]}`,
          active,
          selected: index >= top && index <= bottom && at >= left && at <= right,
          typing: active ? grid.typing : null,
          problem: row ? view.problemAt(row, column) : null,
          suggested: column === 'nick' && grid.side === 'ours' ? view.roster : null,
        };
        return (
          <GridCell key={column} cell={cell} dispatch={dispatch}>
            {column !== 'nick' ? (
              row && <CellNumber text={row.cells[column]} column={column} />
            ) : row ? (
              <NickContent
                row={row}
                side={grid.side}
                member={view.memberOf(row)}
                onPick={() => view.onPick(row)}
              />
            ) : (
              <span className="text-faint">{text.newRowHint}</span>
            )}
          </GridCell>
        );
      })}
      <td aria-colindex={GRID_COLUMNS.length + 2} className="border-b border-line text-center">
        {row ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={text.removeRow(nick)}
            title={text.removeRow(nick)}
            onClick={() => dispatch({ do: 'remove', top: index, bottom: index })}
            className="grid size-10 place-items-center rounded-sm text-faint hover:bg-hover hover:text-text"
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : null}
      </td>
    </tr>
  );
};

/** A formatted number; invalid input is shown as typed. */
const CellNumber = ({ text, column }: { text: string; column: DamageColumn }) => {
  const format = useFormat();
  const { value, problem } = readNumber(text, column);
  if (text.trim() === '') return <span className="text-faint">–</span>;
  return (
    <span className="block truncate">{problem === null && value !== null ? format.number(value) : text}</span>
  );
};
