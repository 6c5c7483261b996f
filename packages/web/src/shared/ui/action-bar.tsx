import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { CircleAlert } from './icons.ts';

interface ActionBarProps {
  label: string;
  /** What the actions apply to: "12 selected". */
  words: ReactNode;
  /** The words say why the last attempt failed. */
  failed?: boolean;
  /** A secondary action beside the text. */
  aside?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** A sticky bar at the bottom of the window with actions for the selection, or for unsaved changes. */
export const ActionBar = ({ label, words, failed = false, aside, children }: ActionBarProps) => (
  <section
    aria-label={label}
    className={classes(
      'sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-raised py-2.5 pr-2.5 pl-4 shadow-[0_8px_24px_#0006] transition-[opacity,translate] duration-(--calm) starting:translate-y-3 starting:opacity-0 md:bottom-5',
      failed ? 'border-bad' : 'border-line-strong',
    )}
  >
    {failed ? (
      <p role="alert" className="flex min-w-0 flex-1 basis-50 gap-2.5 font-medium text-pretty text-bad">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{words}</span>
      </p>
    ) : (
      <output className="min-w-0 flex-1 basis-32 font-medium text-pretty">{words}</output>
    )}
    {aside}
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
  </section>
);
