import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const Fact = ({ label, className, children }: FactProps) => (
  <div className={classes('border-b border-line px-4 py-3 last:border-b-0', className)}>
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="mt-0.5 min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
