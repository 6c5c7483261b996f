import { Navigate, Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const warnings = lazyPage(
  'warnings',
  async () => (await import('../features/warnings/warnings-page.tsx')).WarningsPage,
);
const vacations = lazyPage(
  'vacations',
  async () => (await import('../features/vacations/vacations-page.tsx')).VacationsPage,
);
const inactive = lazyPage(
  'inactive',
  async () => (await import('../features/inactive/inactive-page.tsx')).InactivePage,
);
const blacklist = lazyPage(
  'blacklist',
  async () => (await import('../features/blacklist/blacklist-page.tsx')).BlacklistPage,
);

const ranks = lazyPage('ranks', async () => (await import('../features/ranks/ranks-page.tsx')).RanksPage);
const ladder = lazyPage(
  'rank-ladder',
  async () => (await import('../features/ranks/ladder-page.tsx')).LadderPage,
);

/** The pages about members as the family keeps files on them. */
export const personnelRoute: RouteObject = {
  path: 'personnel',
  element: (
    <Permitted permission="personnel.view">
      <Outlet />
    </Permitted>
  ),
  children: [
    { index: true, element: <Navigate to="vacations" replace /> },
    { path: 'vacations', element: vacations },
    { path: 'inactive', element: inactive },
    { path: 'ranks', element: ranks },
    { path: 'ranks/ladder', element: <Permitted permission="settings.manage">{ladder}</Permitted> },
    { path: 'warnings', element: warnings },
    { path: 'blacklist', element: blacklist },
  ],
};
