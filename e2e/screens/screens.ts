import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import type { Person } from '../support/consent.ts';
import { expect } from '../support/test.ts';

const guild = `/guild/${GUILDS.moretti}`;
const inGuild = (...paths: string[]): string[] => paths.map((path) => guild + path);

/** Screens with the person who sees most of them; `first` is what the first link of that list leads to. */
export const SCREENS: readonly [title: string, person: Person, screens: readonly string[]][] = [
  ['servers and account', 'owner', ['/guilds', '/account']],
  [
    'overview, members and activity',
    'owner',
    inGuild(
      '',
      '/users',
      `/users/${PEOPLE.owner}`,
      `/users/${PEOPLE.owner}/participation`,
      `/users/${PEOPLE.owner}/file`,
      '/treasury',
      '/treasury?view=statistics',
      '/contracts',
      '/cars',
      '/activity',
    ),
  ],
  ['events', 'owner', inGuild('/events', '/events?view=calendar', '/events/first', '/events/series')],
  ['capts', 'owner', inGuild('/capts', '/capts/season', '/capts/first', '/capts/wars/first')],
  ['opponents', 'owner', inGuild('/capts/opponents', '/capts/opponents/first')],
  [
    'personnel and applications',
    'owner',
    inGuild('/personnel/warnings', '/personnel/blacklist', '/personnel/ranks/ladder', '/applications'),
  ],
  ['money', 'owner', inGuild('/payday', '/treasury/log')],
  ['screenshots', 'owner', inGuild('/gungame', '/gungame?mode=grid', '/gungame?view=stats', '/gg')],
  ['reports', 'owner', inGuild('/reports', '/reports?view=all', '/reports?view=prices')],
  [
    'settings',
    'owner',
    [
      'general',
      'channels',
      'reputation',
      'events',
      'sorting',
      'fight-kinds',
      'wars',
      'gungame',
      'personnel',
      'warnings',
      'joining',
      'payday',
      'digest',
      'roles',
      'panel-users',
      'subscription',
    ].map((section) => `${guild}/settings/${section}`),
  ],
  ['a Free family', 'free_owner', ['', '/checkout'].map((path) => `/guild/${GUILDS.bratva}${path}`)],
  [
    'the site admin',
    'site_admin',
    ['', '/guilds', '/ledger', '/revenue', '/users', '/logins', '/jobs'].map((path) => `/admin${path}`),
  ],
];

/** Links of a list to pages beside it, not to something in it. */
const BESIDE = ['/series', '/season', '/opponents'].map((end) => `[href$="${end}"]`);

/** Opens a screen and waits for its content. */
export const openScreen = async (page: Page, screen: string): Promise<void> => {
  const list = screen.replace(/\/first$/, '');
  // Wars that wait are listed with the capts.
  await page.goto(list.replace(/\/capts\/wars$/, '/capts'));
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  if (list === screen) return;
  const others = list.endsWith('/wars') ? BESIDE : [...BESIDE, '[href*="/wars/"]'];
  await page.locator(`main a[href*="${list}/"]:not(${others.join()})`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};
