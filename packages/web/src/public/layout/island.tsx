import type { ReactNode } from 'react';

/** A part of a prerendered page that comes alive in the browser; all around it stays plain HTML and costs no script. */
export const Island = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-island={name} className="contents">
    {children}
  </div>
);
