import type { Dispatch } from 'react';
import { useEffect, useRef } from 'react';
import { classes } from '../../../../shared/lib/classes.ts';
import type { GridAction } from './reduce-grid.ts';

interface CellInputProps {
  label: string;
  text: string;
  numeric: boolean;
  dispatch: Dispatch<GridAction>;
}

/** The input of the active cell. The grid around it handles Enter, Tab and Escape. */
export const CellInput = ({ label, text, numeric, dispatch }: CellInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      inputMode={numeric ? 'decimal' : 'text'}
      value={text}
      onChange={(event) => dispatch({ do: 'type', text: event.target.value })}
      onBlur={() => dispatch({ do: 'commit' })}
      className={classes(
        'absolute inset-0 h-full w-full rounded-[3px] bg-ink px-2.5 outline-2 -outline-offset-2 outline-brass',
        numeric && 'text-right',
      )}
    />
  );
};
