import type { ReactNode } from 'react';

/** A part of a prerendered page that is hydrated in the browser; everything around it stays plain HTML. A page may have it twice. */
export const Island = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-island={name} className="contents">
    {children}
  </div>
);
