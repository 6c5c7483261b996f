import type { AriaAttributes, Dispatch, KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { classes } from '../../../../shared/lib/classes.ts';
import type { GridAction } from './reduce-grid.ts';

interface CellInputProps {
  label: string;
  text: string;
  numeric: boolean;
  dispatch: Dispatch<GridAction>;
  /** What belongs to a list of suggestions. */
  input?: RefObject<HTMLInputElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  described?: AriaAttributes;
}

/** The input of the active cell. The grid around it handles Enter, Tab and Escape. */
export const CellInput = ({
  label,
  text,
  numeric,
  dispatch,
  input: shared,
  onKeyDown,
  described,
}: CellInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  const input = shared ?? own;
  useEffect(() => input.current?.focus(), [input]);
  return (
    <input
      ref={input}
      aria-label={label}
      {...described}
      onKeyDown={onKeyDown}
      autoComplete="off"
      spellCheck={false}
      inputMode={numeric ? 'decimal' : 'text'}
      value={text}
      onChange={(event) => dispatch({ do: 'type', text: event.target.value })}
      onBlur={() => dispatch({ do: 'commit' })}
      className={classes(
        'absolute inset-0 h-full w-full rounded-[3px] bg-field px-2.5 outline-2 -outline-offset-2 outline-brass',
        numeric && 'text-right',
      )}
    />
  );
};
