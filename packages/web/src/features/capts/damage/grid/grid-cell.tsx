import type { Dispatch, ReactNode } from 'react';
import { classes } from '../../../../shared/lib/classes.ts';
import { CellInput } from './cell-input.tsx';
import type { GridColumn, RowMember } from './damage-row.ts';
import type { Spot } from './grid-state.ts';
import { NickInput } from './nick-input.tsx';
import type { GridAction } from './reduce-grid.ts';

interface CellState {
  id: string;
  spot: Spot;
  column: GridColumn;
  /** The text as it would be edited. */
  text: string;
  /** "Row 3, damage": the accessible name of the input. */
  label: string;
  active: boolean;
  selected: boolean;
  /** The current input, if this cell is being edited. */
  typing: string | null;
  problem: { words: string; note: boolean } | null;
  /** Members to suggest while a nick is typed; null where it is no member's. */
  suggested: readonly RowMember[] | null;
}

interface GridCellProps {
  cell: CellState;
  dispatch: Dispatch<GridAction>;
  children: ReactNode;
}

export const GridCell = ({ cell, dispatch, children }: GridCellProps) => {
  const { id, spot, column, text, label, active, selected, typing, problem, suggested } = cell;
  const numeric = column !== 'nick';
  return (
    // The grid handles the keys of all cells, because it alone has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <td
      id={id}

      aria-colindex={spot.column + 2}
      aria-selected={selected}
      aria-invalid={problem !== null && !problem.note ? true : undefined}
      title={problem?.words}
      data-cell={`${spot.row}:${column}`}
      onMouseDown={(event) => {
        if (event.button !== 0 || typing !== null) return;
        dispatch({ do: 'go', to: spot, extend: event.shiftKey });
      }}
      onMouseEnter={(event) => {
        if (event.buttons === 1) dispatch({ do: 'go', to: spot, extend: true });
      }}
      onDoubleClick={() => dispatch({ do: 'type', text })}
      className={classes(
        'relative border-r border-b border-line px-2.5 select-none',
        numeric && 'text-right',
        selected && !active && 'bg-brass-wash',
        problem !== null && (problem.note ? 'bg-info-wash' : 'bg-bad-wash text-bad'),
        problem !== null && 'shadow-[inset_0_-2px] ',
        problem !== null && (problem.note ? 'shadow-info' : 'shadow-bad'),
        active && 'outline-2 -outline-offset-2 outline-transparent in-focus-within:outline-brass',
      )}
    >
      {typing === null ? (
        children
      ) : suggested ? (
        <NickInput {...{ label, dispatch }} text={typing} roster={suggested} />
      ) : (
        <CellInput {...{ label, numeric, dispatch }} text={typing} />
      )}
      {problem ? <span className="sr-only">{problem.words}</span> : null}
      {problem && active ? <ProblemBubble {...problem} atEnd={spot.column > 2} /> : null}
    </td>
  );
};

interface ProblemBubbleProps {
  words: string;
  note: boolean;
  /** In the last columns it extends to the left. */
  atEnd: boolean;
}

/** The problem text below the active cell, like a note in a spreadsheet. */
const ProblemBubble = ({ words, note, atEnd }: ProblemBubbleProps) => (
  <span
    aria-hidden
    className={classes(
      'pointer-events-none absolute top-full z-5 mt-1 w-max max-w-72 rounded-sm border bg-raised px-2.5 py-1.5 text-left text-xs text-wrap text-text shadow-[0_8px_24px_#0006]',
      note ? 'border-info' : 'border-bad',
      atEnd ? 'right-0' : 'left-0',
    )}
  >
    {words}
  </span>
);
