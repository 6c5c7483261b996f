import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';

type Person = keyof typeof PEOPLE;

const guild = `/guild/${GUILDS.moretti}`;
const inGuild = (...paths: string[]): string[] => paths.map((path) => guild + path);

const { owner } = PEOPLE;

/**
 * Screens with the person who sees most of them; `first` is what the first link of that list leads to. A test of the panel’s
 * router holds that every page is among them.
 */
export const SCREENS: readonly [title: string, person: Person, screens: readonly string[]][] = [
  [
    'servers and account',
    'owner',
    ['/guilds', '/account', '/account/tickets/first', '/checkout', '/auth/error?reason=denied'],
  ],
  [
    'overview, members and activity',
    'owner',
    inGuild(
      '',
      '/users',
      `/users/${owner}`,
      `/users/${owner}/participation`,
      `/users/${owner}/file`,
      '/tops',
      '/tops?period=season',
      '/cars',
      '/activity',
    ),
  ],
  [
    'the cabinet',
    'member',
    inGuild(
      '/me',
      '/me?view=reputation',
      '/me?view=damage',
      '/me?view=screens',
      '/me?view=file',
      '/me?view=tops',
    ),
  ],
  ['events', 'owner', inGuild('/events', '/events?view=calendar', '/events/first', '/events/series')],
  [
    'capts',
    'owner',
    inGuild('/capts', '/capts/season', '/capts/first', '/capts/first/damage', '/capts/wars/first'),
  ],
  [
    'opponents, names and deleted capts',
    'owner',
    inGuild('/capts/opponents', '/capts/opponents/first', '/capts/aliases', '/capts/deleted'),
  ],
  [
    'personnel',
    'owner',
    inGuild(
      '/personnel/vacations',
      '/personnel/inactive',
      '/personnel/ranks',
      '/personnel/ranks/ladder',
      '/personnel/warnings',
      '/personnel/blacklist',
    ),
  ],
  [
    'applications',
    'owner',
    inGuild('/applications', '/applications/first', '/applications/forms', '/applications/forms/first'),
  ],
  [
    'money of the family',
    'owner',
    inGuild(
      '/payday',
      '/treasury',
      '/treasury?view=statistics',
      '/treasury/log',
      '/treasury/log/first',
      '/contracts',
      '/contracts/first',
    ),
  ],
  ['screenshots', 'owner', inGuild('/gungame', '/gungame?mode=grid', '/gungame?view=stats', '/gg')],
  ['points shop', 'owner', inGuild('/shop', '/shop?view=all', '/shop?view=offers')],
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
    ].map((section) => `${guild}/settings/${section}`),
  ],
  [
    'settings of people, money and access',
    'owner',
    [
      'warnings',
      'joining',
      'payday',
      'contracts',
      'cars',
      'digest',
      'roles',
      'panel-users',
      'api',
      'subscription',
    ].map((section) => `${guild}/settings/${section}`),
  ],
  ['a receipt', 'owner', inGuild('/receipts/first')],
  ['moving in', 'owner', inGuild('/moving')],
  ['support', 'owner', inGuild('/support', '/support/first')],
  ['a Free family', 'free_owner', ['', '/checkout'].map((path) => `/guild/${GUILDS.bratva}${path}`)],
  [
    'the site admin',
    'site_admin',
    [
      '',
      '/guilds',
      '/ledger',
      '/promo-codes',
      '/revenue',
      '/users',
      '/logins',
      '/jobs',
      '/support',
      '/support/first',
    ].map((path) => `/admin${path}`),
  ],
];
