import { Search, X } from './icons.ts';
import { useRef } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { classes } from '../lib/classes.ts';
import { Input } from './input.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export const SearchField = ({ label, value, onChange, className }: SearchFieldProps) => {
  const text = useText(commonText);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classes('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear();
        }}
        className={classes('pl-9 [&::-webkit-search-cancel-button]:hidden', value ? 'pr-9' : 'pr-3')}
      />
      {value ? (
        <button
          type="button"
          aria-label={text.clear}
          onClick={clear}
          className="absolute top-0 right-0 grid h-full w-9 place-items-center text-faint hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  );
};
