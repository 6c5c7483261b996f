import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

interface ToggleProps {
  on: boolean;
  onChange: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** One of several small options that can be on together. */
export const Toggle = ({ on, onChange, disabled = false, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={on}
    disabled={disabled}
    onClick={onChange}
    className={classes(
      'min-h-11 rounded-full border px-3.5 transition-colors duration-(--quick) disabled:opacity-45 md:min-h-8',
      on
        ? 'border-brass bg-brass-wash font-medium text-brass'
        : 'border-line-strong text-muted hover:text-text',
    )}
  >
    {children}
  </button>
);
