import { Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const list = lazyPage('capts', async () => (await import('../features/capts/capts-page.tsx')).CaptsPage);
const capt = lazyPage('capt', async () => (await import('../features/capts/capt-page.tsx')).CaptPage);
const damage = lazyPage(
  'damage',
  async () => (await import('../features/capts/damage/damage-page.tsx')).DamagePage,
);
const aliases = lazyPage(
  'aliases',
  async () => (await import('../features/capts/damage/aliases-page.tsx')).AliasesPage,
);
const season = lazyPage('season', async () => (await import('../features/capts/season-page.tsx')).SeasonPage);
const opponents = lazyPage(
  'opponents',
  async () => (await import('../features/capts/opponents-page.tsx')).OpponentsPage,
);
const opponent = lazyPage(
  'opponent',
  async () => (await import('../features/capts/opponent-page.tsx')).OpponentPage,
);
const deleted = lazyPage(
  'deleted-capts',
  async () => (await import('../features/capts/deleted-page.tsx')).DeletedPage,
);
const war = lazyPage('war', async () => (await import('../features/capts/wars/war-page.tsx')).WarPage);

/** The pages about capts. Pages for leaders are closed to those who may only view. */
export const captsRoute: RouteObject = {
  path: 'capts',
  element: (
    <Permitted permission="capts.view">
      <Outlet />
    </Permitted>
  ),
  children: [
    { index: true, element: list },
    { path: 'season', element: season },
    { path: 'opponents', element: opponents },
    { path: 'opponents/:name', element: opponent },
    { path: 'aliases', element: aliases },
    { path: 'deleted', element: <Permitted permission="capts.manage">{deleted}</Permitted> },
    { path: 'wars/:warId', element: <Permitted permission="capts.manage">{war}</Permitted> },
    { path: ':captId', element: capt },
    { path: ':captId/damage', element: <Permitted permission="capts.manage">{damage}</Permitted> },
  ],
};
