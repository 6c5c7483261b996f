import type { ReactNode } from 'react';

interface ActionBarProps {
  label: string;
  /** What the actions are about: "12 selected". */
  words: ReactNode;
  /** The way out of it, beside the words. */
  aside?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** Stays at the foot of the window while there is something to do with what is chosen above. */
export const ActionBar = ({ label, words, aside, children }: ActionBarProps) => (
  <section
    aria-label={label}
    className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-raised py-2.5 pr-2.5 pl-4 shadow-[0_8px_24px_#0006] transition-[opacity,translate] duration-(--calm) starting:translate-y-3 starting:opacity-0 md:bottom-5"
  >
    <output className="min-w-0 flex-1 basis-32 font-medium text-pretty">{words}</output>
    {aside}
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
  </section>
);
