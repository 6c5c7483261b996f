import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import type { Permission } from '@famiglia/contract/access/permissions';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { Icon } from '../shared/ui/create-icon.tsx';
import {
  CalendarDays,
  Car,
  ClipboardList,
  Crosshair,
  HandCoins,
  Handshake,
  History,
  House,
  Images,
  LifeBuoy,
  Landmark,
  NotebookPen,
  ReceiptText,
  Settings,
  ShoppingBag,
  Swords,
  Trophy,
  Users,
} from '../shared/ui/icons.ts';
import { SETTINGS_PERMISSIONS } from '../features/settings/settings-sections.ts';
import { FullWidthSkeleton } from '../shared/ui/page-skeleton.tsx';
import type { Texts } from '../shared/language/texts.ts';
import { may } from '../shared/lib/may.ts';
import { lazyPage } from './lazy-page.tsx';

export interface Section {
  /** Path under `/guild/:guildId`, which also names it. */
  path: string;
  /** Of a section that is one page, or whose other pages stand in the router. */
  page?: ReactElement;
  icon: Icon;
  /** If there are several, any one of them opens it. */
  permission: Permission | readonly Permission[];
  title: Texts<string>;
  /** What the family must have turned on for it to stand in the menu. */
  keeps?: 'car_park' | 'points_shop';
  /** It also opens without Premium. */
  free?: true;
  /** For the bar of a phone, if the title is too long for it. */
  shortTitle?: Texts<string>;
}

const nameOf = (feature: keyof (typeof FEATURE_NAMES)['en']): Texts<string> => ({
  en: FEATURE_NAMES.en[feature],
  ru: FEATURE_NAMES.ru[feature],
});

/** The pages of a guild, in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  {
    path: '',
    icon: House,
    permission: 'panel.view',
    title: { en: 'Overview', ru: 'Обзор' },
  },
  {
    path: 'users',
    page: lazyPage('users', async () => (await import('../features/members/members-page.tsx')).MembersPage),
    icon: Users,
    permission: 'users.view',
    title: nameOf('members'),
    shortTitle: { en: 'Members', ru: 'Люди' },
  },
  {
    path: 'applications',
    icon: ClipboardList,
    permission: 'applications.view',
    title: nameOf('applications'),
    shortTitle: { en: 'Applicants', ru: 'Заявки' },
  },
  {
    path: 'events',
    page: lazyPage('events', async () => (await import('../features/events/events-page.tsx')).EventsPage),
    icon: CalendarDays,
    permission: 'events.view',
    title: nameOf('events'),
    shortTitle: { en: 'Events', ru: 'МП' },
  },
  {
    path: 'capts',
    icon: Swords,
    permission: 'capts.view',
    title: nameOf('capts'),
  },
  {
    path: 'personnel',
    icon: NotebookPen,
    permission: 'personnel.view',
    title: nameOf('personnel'),
  },
  {
    path: 'gungame',
    page: lazyPage(
      'gungame',
      async () => (await import('../features/gungame/gungame-page.tsx')).GungamePage,
      createElement(FullWidthSkeleton),
    ),
    icon: Crosshair,
    permission: 'gungame.view',
    title: nameOf('gungame'),
  },
  {
    path: 'gg',
    page: lazyPage('gg', async () => (await import('../features/gg/gg-page.tsx')).GgPage),
    icon: Images,
    permission: 'users.view',
    title: nameOf('gg'),
    shortTitle: { en: 'GG', ru: 'Скрины' },
  },
  {
    path: 'tops',
    page: lazyPage('tops', async () => (await import('../features/tops/tops-page.tsx')).TopsPage),
    icon: Trophy,
    permission: 'users.view',
    title: nameOf('tops'),
  },
  {
    path: 'shop',
    page: lazyPage('shop', async () => (await import('../features/shop/shop-page.tsx')).ShopPage),
    icon: ShoppingBag,
    permission: ['reputation.edit', 'settings.manage'],
    title: nameOf('shop'),
    shortTitle: { en: 'Shop', ru: 'Магазин' },
    keeps: 'points_shop',
  },
  {
    path: 'treasury',
    page: lazyPage(
      'treasury',
      async () => (await import('../features/treasury/treasury-page.tsx')).TreasuryPage,
    ),
    icon: Landmark,
    permission: 'money.view',
    title: nameOf('treasury'),
  },
  {
    path: 'payday',
    page: lazyPage('payday', async () => (await import('../features/payday/payday-page.tsx')).PaydayPage),
    icon: HandCoins,
    permission: 'money.view',
    title: nameOf('payday'),
  },
  {
    path: 'reports',
    page: lazyPage('reports', async () => (await import('../features/reports/reports-page.tsx')).ReportsPage),
    icon: ReceiptText,
    permission: ['reports.judge', 'money.manage'],
    title: nameOf('reports'),
  },
  {
    path: 'contracts',
    page: lazyPage(
      'contracts',
      async () => (await import('../features/contracts/contracts-page.tsx')).ContractsPage,
    ),
    icon: Handshake,
    permission: 'panel.view',
    title: nameOf('contracts'),
  },
  {
    path: 'cars',
    page: lazyPage('cars', async () => (await import('../features/cars/cars-page.tsx')).CarsPage),
    icon: Car,
    permission: 'panel.view',
    title: nameOf('cars'),
    shortTitle: { en: 'Cars', ru: 'Машины' },
    keeps: 'car_park',
  },
  {
    path: 'activity',
    page: lazyPage(
      'activity',
      async () => (await import('../features/activity/activity-page.tsx')).ActivityPage,
    ),
    icon: History,
    permission: 'activity.view',
    title: { en: 'Activity', ru: 'Активность' },
    shortTitle: { en: 'Activity', ru: 'Журнал' },
  },
  {
    path: 'settings',
    icon: Settings,
    permission: SETTINGS_PERMISSIONS,
    title: { en: 'Settings', ru: 'Настройки' },
  },
  {
    path: 'support',
    icon: LifeBuoy,
    permission: 'panel.view',
    title: { en: 'Support', ru: 'Поддержка' },
    shortTitle: { en: 'Support', ru: 'Помощь' },
    free: true,
  },
];

/** The sections a person may open, of what the family uses. */
export const sectionsFor = ({
  access,
  ...has
}: Pick<Guild, 'access' | 'car_park' | 'points_shop'>): Section[] =>
  SECTIONS.filter(
    ({ permission, keeps }) => may(access.permissions, permission) && (keeps === undefined || has[keeps]),
  );

export const sectionPath = (guildId: string, { path }: Section): string =>
  path ? `/guild/${guildId}/${path}` : `/guild/${guildId}`;
