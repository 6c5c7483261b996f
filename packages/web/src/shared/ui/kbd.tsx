import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="hidden md:inline-block min-w-4.5 rounded-[4px] border border-b-2 border-line-strong px-1 text-center font-sans text-[11px]/4 font-medium text-muted">
    {children}
  </kbd>
);
