import { useRef, useState } from 'react';
import type { RowMember } from '../grid/damage-row.ts';
import { useNickSuggestions } from '../members/nick-suggestions.tsx';
import { Input } from '../../../../shared/ui/input.tsx';

const NOBODY: readonly RowMember[] = [];

interface CardInputProps {
  label: string;
  text: string;
  numeric: boolean;
  invalid: boolean;
  onWrite: (text: string) => void;
  /** Members to suggest while a nick is typed. */
  suggested?: readonly RowMember[] | null;
  onTake: (member: RowMember) => void;
}

/** One cell of a card. The input becomes one undo step when the field is left. */
export const CardInput = ({ label, text, numeric, invalid, onWrite, suggested, onTake }: CardInputProps) => {
  const [typing, setTyping] = useState<string | null>(null);
  const finish = (): void => {
    const next = typing?.trim();
    setTyping(null);
    if (next !== undefined && next !== text) onWrite(next);
  };
  const input = useRef<HTMLInputElement>(null);
  const { onKeyDown, described, list } = useNickSuggestions({
    typed: suggested ? typing : null,
    roster: suggested ?? NOBODY,
    input,
    onTake: (member) => {
      setTyping(null);
      onTake(member);
    },
  });
  return (
    <label className="grid min-w-0 gap-1 text-xs text-muted">
      <span className="truncate">{label}</span>
      <Input
        ref={input}
        {...described}
        autoComplete="off"
        spellCheck={false}
        inputMode={numeric ? 'decimal' : 'text'}
        aria-invalid={invalid}
        value={typing ?? text}
        onChange={(event) => setTyping(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key === 'Enter' && !event.isDefaultPrevented()) event.currentTarget.blur();
        }}
        className={numeric ? 'px-2! text-right text-text' : 'text-text'}
      />
      {list}
    </label>
  );
};
