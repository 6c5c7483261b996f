import { Plus, Redo2, Trash2, Undo2 } from '../../../../shared/ui/icons.ts';
import type { Dispatch, ReactNode } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ChoiceRow } from '../../../../shared/ui/choice-row.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { GridState } from './grid-state.ts';
import { selectionOf } from './grid-state.ts';
import { gridText } from './grid.text.ts';
import type { GridAction } from './reduce-grid.ts';

interface GridToolbarProps {
  grid: GridState;
  dispatch: Dispatch<GridAction>;
  onAdd: () => void;
  children: ReactNode;
}

export const GridToolbar = ({ grid, dispatch, onAdd, children }: GridToolbarProps) => {
  const text = useText(gridText);
  const { top, bottom } = selectionOf(grid);
  const chosen = Math.min(bottom, grid.sheets[grid.side].length - 1) - top + 1;
  const options = (['ours', 'theirs'] as const).map((side) => ({
    value: side,
    label: `${text.sides[side]} ${grid.sheets[side].length}`,
  }));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <ChoiceRow
        label={text.sidesLabel}
        value={grid.side}
        options={options}
        onChange={(side) => dispatch({ do: 'side', side })}
      />
      <Button icon={<Plus aria-hidden className="size-4" />} onClick={onAdd}>
        {text.addRow}
      </Button>
      {chosen > 1 ? (
        <Button
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => dispatch({ do: 'remove', top, bottom })}
        >
          {text.removeRows(chosen)}
        </Button>
      ) : null}
      <div className="flex md:ml-auto">
        <IconButton
          label={`${text.undo} (Ctrl+Z)`}
          disabled={grid.past.length === 0}
          onClick={() => dispatch({ do: 'undo' })}
        >
          <Undo2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={`${text.redo} (Ctrl+Y)`}
          disabled={grid.future.length === 0}
          onClick={() => dispatch({ do: 'redo' })}
        >
          <Redo2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      {children}
    </div>
  );
};
