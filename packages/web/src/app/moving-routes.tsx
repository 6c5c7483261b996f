import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const tables = lazyPage(
  'moving-tables',
  async () => (await import('../features/moving/tables-page.tsx')).TablesPage,
);
const table = lazyPage(
  'moving-table',
  async () => (await import('../features/moving/table-page.tsx')).TablePage,
);

/** Moving a family in by its own spreadsheet. */
export const movingRoutes: RouteObject[] = [
  { path: 'moving', element: <Permitted permission="settings.manage">{tables}</Permitted> },
  { path: 'moving/:tableId', element: <Permitted permission="settings.manage">{table}</Permitted> },
];
