import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const log = lazyPage(
  'cabinet-log',
  async () => (await import('../features/treasury/log/log-page.tsx')).LogPage,
);
const opened = lazyPage(
  'opened-cabinet-log',
  async () => (await import('../features/treasury/log/opened-log-page.tsx')).OpenedLogPage,
);

/** The log of the game's cabinet: only for those who enter money. */
export const treasuryLogRoutes: RouteObject[] = [
  { path: 'treasury/log', element: <Permitted permission="money.manage">{log}</Permitted> },
  { path: 'treasury/log/:importId', element: <Permitted permission="money.manage">{opened}</Permitted> },
];
