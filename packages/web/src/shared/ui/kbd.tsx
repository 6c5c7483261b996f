import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block min-w-4.5 rounded-[4px] border border-b-2 border-line-strong px-1 text-center font-sans text-[11px]/4 font-medium text-muted">
    {children}
  </kbd>
);

/** The key that does the same as the button it stands on: not on a phone, and no part of the button's name. */
export const ButtonKbd = ({ children }: { children: ReactNode }) => (
  <span aria-hidden className="max-md:hidden">
    <Kbd>{children}</Kbd>
  </span>
);
