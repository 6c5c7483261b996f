import { useState } from 'react';
import { Input } from '../../../../shared/ui/input.tsx';

interface CardInputProps {
  label: string;
  text: string;
  numeric: boolean;
  invalid: boolean;
  onWrite: (text: string) => void;
}

/** One cell of a card. The input becomes one undo step when the field is left. */
export const CardInput = ({ label, text, numeric, invalid, onWrite }: CardInputProps) => {
  const [typing, setTyping] = useState<string | null>(null);
  const finish = (): void => {
    const next = typing?.trim();
    setTyping(null);
    if (next !== undefined && next !== text) onWrite(next);
  };
  return (
    <label className="grid min-w-0 gap-1 text-xs text-muted">
      <span className="truncate">{label}</span>
      <Input
        autoComplete="off"
        spellCheck={false}
        inputMode={numeric ? 'decimal' : 'text'}
        aria-invalid={invalid}
        value={typing ?? text}
        onChange={(event) => setTyping(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        className={numeric ? 'px-2! text-right text-text' : 'text-text'}
      />
    </label>
  );
};
