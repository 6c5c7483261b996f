import type { ClipboardEvent, Dispatch } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { toast } from '../../../../shared/ui/toast.ts';
import { copyBlock } from './edit-sheet.ts';
import type { GridState } from './grid-state.ts';
import { selectionOf } from './grid-state.ts';
import { gridText } from './grid.text.ts';
import { readPaste } from './read-paste.ts';
import type { GridAction } from './reduce-grid.ts';

/**
 * Copies and pastes cells to and from Excel and Sheets. While a cell is edited, its input handles the
 * clipboard.
 */
export const useGridClipboard = (grid: GridState, dispatch: Dispatch<GridAction>) => {
  const text = useText(gridText);
  const onCopy = (event: ClipboardEvent): void => {
    if (grid.typing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyBlock(grid.sheets[grid.side], selectionOf(grid)));
  };
  return {
    onCopy,
    onCut: (event: ClipboardEvent): void => {
      onCopy(event);
      if (grid.typing === null) dispatch({ do: 'clear' });
    },
    onPaste: (event: ClipboardEvent): void => {
      const pasted = event.clipboardData.getData('text/plain');
      // A pasted image is handled by the page, which reads screenshots.
      if (grid.typing !== null || pasted === '') return;
      event.preventDefault();
      const { top: row, left: column } = selectionOf(grid);
      const read = readPaste(pasted, { row, column });
      if (read.kind === 'too_many') toast.error(text.tooManyPasted(read.lines));
      else dispatch({ do: 'write', writes: read.writes, source: read.rows > 1 ? 'table' : 'hand' });
    },
  };
};
