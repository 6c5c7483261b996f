import type { ReactNode } from 'react';

/** Drawn on a 16 × 16 grid with a 1.5 stroke. */
const paths = {
  hash: 'M3 6h10.5M2.5 10h10.5M6.5 2.5l-1.5 11M11 2.5l-1.5 11',
  voice: 'M2.5 6v4h2.5l3.5 3v-10l-3.5 3zM11 6a3 3 0 0 1 0 4M12.8 4a5.5 5.5 0 0 1 0 8',
  news: 'M2.5 6.5v3.5l7.5 3v-9.5zM5 10.5v2.5h2v-1.7M12.5 6.5v3.5',
  chat: 'M2.5 3.5h11v7.5h-6l-3 2.5v-2.5h-2z',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 2.8a2.5 2.5 0 0 1 0 4.4M12 9.5a4.5 4.5 0 0 1 2.5 4',
  sliders:
    'M2.5 4.5h6M12 4.5h1.5M2.5 11.5h1.5M7.5 11.5h6M10.2 6.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M5.8 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  send: 'M2.5 8l11-5.5-4 11-2-4.5zM7.5 9l6-6.5',
  reply: 'M6.5 4l-4 4 4 4M2.5 8h7a4 4 0 0 1 4 4v.5',
  smile: 'M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12M5.5 9.5a3 3 0 0 0 5 0M6 6v.5M10 6v.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  trash: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9',
  slash: 'M2.5 2.5h11v11h-11zM9.8 5l-3.6 6',
  chevron: 'M4 6l4 4 4-4',
  check: 'M3 8.5l3.5 3.5 6.5-7.5',
  file: 'M4 2h5l3 3v9h-8zM9 2v3h3',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.5 10.5l3 3',
  swap: 'M3 5.5h9M9.5 3l2.5 2.5-2.5 2.5M13 10.5h-9M6.5 8l-2.5 2.5 2.5 2.5',
  eye: 'M1.5 8s2.5-4.5 6.5-4.5 6.5 4.5 6.5 4.5-2.5 4.5-6.5 4.5-6.5-4.5-6.5-4.5M8 9.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  warning: 'M8 2.5l6 11h-12zM8 7v3M8 11.8v.1',
  down: 'M8 3v10M4 9l4 4 4-4',
} as const;

export type IconName = keyof typeof paths;

/** Hidden from screen readers, because it is always beside a text or inside a named control. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }): ReactNode => (
  <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
