import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { ChevronRight } from './icons.ts';

interface FoldProps {
  label: string;
  /** What it contains, in one line. */
  summary: string;
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * What is rarely needed, behind its name and one line of what is in it. It is the browser's own <details>: what was typed stays in
 * it, the page search finds it, and a form opens it where something in it is wrong (focus-wrong.ts).
 */
export const Fold = ({ label, summary, className, onToggle, children }: FoldProps) => (
  <details
    className={classes('group/fold min-w-0 border-t border-line pt-1', className)}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-2 py-1.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-faint transition-transform duration-(--quick) group-open/fold:rotate-90"
      />
      <span className="min-w-0 text-pretty">
        <span className="font-medium">{label}</span>
        <span className="ml-2 text-muted">{summary}</span>
      </span>
    </summary>
    <div className="pt-2">{children}</div>
  </details>
);
