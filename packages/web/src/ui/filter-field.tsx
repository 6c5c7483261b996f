import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

interface FilterFieldProps {
  label: string;
  /** Left out where the control names itself. */
  htmlFor?: string;
  /** Takes the whole row on a phone. */
  wide?: boolean;
  children: ReactNode;
}

/** A filter under its name. */
export const FilterField = ({ label, htmlFor, wide = false, children }: FilterFieldProps) => (
  <div className={classes('grid min-w-0 grid-cols-1 content-start gap-1', wide && 'max-md:col-span-2')}>
    {htmlFor ? (
      <label htmlFor={htmlFor} className="text-xs text-muted">
        {label}
      </label>
    ) : (
      <span aria-hidden className="text-xs text-muted">
        {label}
      </span>
    )}
    {children}
  </div>
);
