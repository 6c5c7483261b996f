import type { Permission } from '@famiglia/contract/access/permissions';
import type { Icon } from '../shared/ui/create-icon.tsx';
import {
  CalendarDays,
  ClipboardList,
  Crosshair,
  History,
  House,
  Images,
  LifeBuoy,
  NotebookPen,
  Settings,
  Swords,
  Users,
} from '../shared/ui/icons.ts';
import { SETTINGS_PERMISSIONS } from '../features/settings/settings-sections.ts';
import type { Texts } from '../shared/language/texts.ts';
import { may } from '../shared/lib/may.ts';

export interface Section {
  name:
    | 'dashboard'
    | 'users'
    | 'applications'
    | 'events'
    | 'capts'
    | 'personnel'
    | 'gungame'
    | 'gg'
    | 'activity'
    | 'settings'
    | 'support';
  /** Path under `/guild/:guildId`. */
  path: string;
  icon: Icon;
  /** If there are several, any one of them opens it. */
  permission: Permission | readonly Permission[];
  title: Texts<string>;
  /** It also opens without Premium. */
  free?: true;
  /** For the bar of a phone, if the title is too long for it. */
  shortTitle?: Texts<string>;
}

/** The pages of a guild, in the order of the menu. */
const SECTIONS: readonly Section[] = [
  {
    name: 'dashboard',
    path: '',
    icon: House,
    permission: 'panel.view',
    title: { en: 'Overview', ru: 'Обзор' },
  },
  {
    name: 'users',
    path: 'users',
    icon: Users,
    permission: 'users.view',
    title: { en: 'Members', ru: 'Участники' },
    shortTitle: { en: 'Members', ru: 'Люди' },
  },
  {
    name: 'applications',
    path: 'applications',
    icon: ClipboardList,
    permission: 'applications.view',
    title: { en: 'Applications', ru: 'Заявки' },
  },
  {
    name: 'events',
    path: 'events',
    icon: CalendarDays,
    permission: 'events.view',
    title: { en: 'Events', ru: 'Мероприятия' },
    shortTitle: { en: 'Events', ru: 'МП' },
  },
  {
    name: 'capts',
    path: 'capts',
    icon: Swords,
    permission: 'capts.view',
    title: { en: 'Capts', ru: 'Капты' },
  },
  {
    name: 'personnel',
    path: 'personnel',
    icon: NotebookPen,
    permission: 'personnel.view',
    title: { en: 'Personnel', ru: 'Кадры' },
  },
  {
    name: 'gungame',
    path: 'gungame',
    icon: Crosshair,
    permission: 'gungame.view',
    title: { en: 'Gun game', ru: 'Ган-гейм' },
  },
  {
    name: 'gg',
    path: 'gg',
    icon: Images,
    permission: 'users.view',
    title: { en: 'GG screens', ru: 'Скрины с ГГ' },
    shortTitle: { en: 'GG', ru: 'Скрины' },
  },
  {
    name: 'activity',
    path: 'activity',
    icon: History,
    permission: 'activity.view',
    title: { en: 'Activity', ru: 'Активность' },
  },
  {
    name: 'settings',
    path: 'settings',
    icon: Settings,
    permission: SETTINGS_PERMISSIONS,
    title: { en: 'Settings', ru: 'Настройки' },
  },
  {
    name: 'support',
    path: 'support',
    icon: LifeBuoy,
    permission: 'panel.view',
    title: { en: 'Support', ru: 'Поддержка' },
    free: true,
  },
];

/** The sections a person may open. */
export const sectionsFor = (permissions: readonly Permission[]): Section[] =>
  SECTIONS.filter((section) => may(permissions, section.permission));

export const sectionPath = (guildId: string, { path }: Section): string =>
  path ? `/guild/${guildId}/${path}` : `/guild/${guildId}`;
