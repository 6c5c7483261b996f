import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../../e2e/screens/screens.ts';
import { MOVED_SECTIONS } from '../features/settings/settings-sections.ts';
import { createPanelRouter } from './router.tsx';

/** Pages that only somebody who is on their way sees, or that need what the demo has not: each with its own journey in e2e. */
const ELSEWHERE = ['/auth/success', '/guild/:guildId/moving/:tableId', '/guild/:guildId/checkout/:orderId'];

/** Addresses that lead on to another page, and what is shown where there is none. */
const LEADS_ON = new Set([
  '/guild/:guildId/personnel',
  '/guild/:guildId/settings',
  ...Object.keys(MOVED_SECTIONS).map((name) => `/guild/:guildId/settings/${name}`),
]);

const joined = (base: string, path = ''): string =>
  path.startsWith('/') ? path : `${base}/${path}`.replace(/\/$/, '');

const pagesOf = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path, index, element, Component, children = [] }) => {
    const address = joined(base, path);
    const isPage = index === true || (path !== undefined && (element ?? Component) !== undefined);
    // A layout has no page of its own, only those in it.
    const own = isPage && !children.some((child) => child.index) ? [address] : [];
    return [...own, ...pagesOf(children, address)];
  });

it('every page of the panel is in the sweep of all widths, or has a journey of its own', () => {
  const router = createPanelRouter();
  const routes = router.routes as RouteObject[];
  router.dispose();
  /** What the first link of a list leads to may be two parts of an address. */
  const patternOf = (screen: string): string => {
    const matches = matchRoutes(routes, screen.split('?')[0] ?? '') ?? [];
    const pattern = matches.reduce((base, { route }) => joined(base, route.path), '');
    return pattern.endsWith('*') && screen.endsWith('/first') ? patternOf(`${screen}/0`) : pattern;
  };
  const swept = new Set(SCREENS.flatMap(([, , screens]) => screens.map(patternOf)));
  const pages = [...new Set(pagesOf(routes))].filter((page) => !page.endsWith('*') && !LEADS_ON.has(page));
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => !swept.has(page)).toSorted()).toEqual(ELSEWHERE.toSorted());
});
