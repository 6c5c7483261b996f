import { GripVertical } from '../../../shared/ui/icons.ts';
import type { PointerEvent } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import type { RosterRow } from '../table/roster-row.ts';
import { liveRosterText } from './live-roster.text.ts';

interface PinHandleProps {
  row: RosterRow;
  /** How to move the row. */
  hint: string;
  onHold: (event: PointerEvent) => void;
  onMove: (list: RosterRow['list']) => void;
}

const LISTS: Partial<Record<string, RosterRow['list']>> = { ArrowUp: 'main', ArrowDown: 'reserve' };

/**
 * The number of a row, which a leader drags with the pointer, or moves with the arrow keys once it has the focus. Tab passes over
 * it: the row's menu does the same.
 */
export const PinHandle = ({ row, hint, onHold, onMove }: PinHandleProps) => {
  const text = useText(liveRosterText);
  return (
    <button
      type="button"
      data-handle
      tabIndex={-1}
      aria-label={text.handle(row.name)}
      title={hint}
      onPointerDown={onHold}
      onKeyDown={(event) => {
        const list = LISTS[event.key];
        if (list === undefined) return;
        event.preventDefault();
        onMove(list);
      }}
      className={classes(
        '-my-1 -ml-3 grid h-11 w-9 cursor-grab touch-none place-items-center justify-items-end rounded-sm font-medium select-none active:cursor-grabbing md:h-9',
        row.fresh ? 'text-brass' : 'text-faint hover:text-text',
      )}
    >
      <span className="group-focus-within/row:hidden group-hover/row:hidden">{row.position}</span>
      <GripVertical
        aria-hidden
        className="hidden size-4 group-focus-within/row:block group-hover/row:block"
      />
    </button>
  );
};
