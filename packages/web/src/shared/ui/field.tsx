import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

export interface FieldProps {
  label: string;
  /** Left out if the control has its own label. */
  htmlFor?: string;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A control under its label. */
export const Field = ({ label, htmlFor, hint, className, children }: FieldProps) => (
  <div className={classes('grid min-w-0 grid-cols-1 content-start gap-1', className)}>
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
    {hint ? <p className="text-xs text-pretty text-muted">{hint}</p> : null}
  </div>
);
