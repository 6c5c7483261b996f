import { SlidersHorizontal } from './icons.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { classes } from '../lib/classes.ts';

interface FilterFoldProps {
  label: string;
  /** The columns, from 760 px up. */
  columns: string;
  /** The filter that is always visible. */
  lead: ReactNode;
  /** How many of the others are active. */
  active: number;
  /** The others. */
  children: ReactNode;
}

/**
 * Filters side by side. On a phone all but one are collapsed behind a button, so that the list comes first.
 */
export const FilterFold = ({ label, columns, lead, active, children }: FilterFoldProps) => {
  const [open, setOpen] = useState(false);
  return (
    <search
      aria-label={label}
      className={classes('mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3', columns)}
    >
      {lead}
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm border border-line-strong px-3 text-muted aria-expanded:bg-raised aria-expanded:text-text md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {active > 0 ? <span className="font-medium text-brass">{active}</span> : null}
      </button>
      <div className={classes('col-span-2 grid grid-cols-2 gap-3 md:contents', !open && 'max-md:hidden')}>
        {children}
      </div>
    </search>
  );
};
