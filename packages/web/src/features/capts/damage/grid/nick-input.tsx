import type { Dispatch } from 'react';
import { useRef } from 'react';
import { useNickSuggestions } from '../members/nick-suggestions.tsx';
import { CellInput } from './cell-input.tsx';
import type { RowMember } from './damage-row.ts';
import type { GridAction } from './reduce-grid.ts';

interface NickInputProps {
  label: string;
  text: string;
  roster: readonly RowMember[];
  dispatch: Dispatch<GridAction>;
}

/** The input of a nick of ours, with members that it may mean. */
export const NickInput = ({ label, text, roster, dispatch }: NickInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { onKeyDown, described, list } = useNickSuggestions({
    typed: text,
    roster,
    input,
    onTake: (member) => {
      dispatch({ do: 'take', member });
      // The input closes, so the grid gets the focus back.
      input.current?.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
    },
  });
  return (
    <>
      <CellInput {...{ label, text, dispatch, input, onKeyDown, described }} numeric={false} />
      {list}
    </>
  );
};
