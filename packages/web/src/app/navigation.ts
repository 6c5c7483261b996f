import type { Permission } from '@famiglia/contract/permissions';
import type { Icon } from '../shared/ui/create-icon.tsx';
import {
  CalendarDays,
  Crosshair,
  History,
  House,
  Images,
  Settings,
  Swords,
  Users,
} from '../shared/ui/icons.ts';
import { SETTINGS_PERMISSIONS } from '../features/settings/settings-sections.ts';
import { may } from '../shared/lib/may.ts';

export interface Section {
  /** Key of its name in the panel's texts. */
  name: 'dashboard' | 'users' | 'events' | 'capts' | 'gungame' | 'gg' | 'activity' | 'settings';
  /** Path under `/guild/:guildId`. */
  path: '' | 'users' | 'events' | 'capts' | 'gungame' | 'gg' | 'activity' | 'settings';
  icon: Icon;
  /** If there are several, any one of them opens it. */
  permission: Permission | readonly Permission[];
}

/** The pages of a guild, in the order of the menu. */
const SECTIONS: readonly Section[] = [
  { name: 'dashboard', path: '', icon: House, permission: 'panel.view' },
  { name: 'users', path: 'users', icon: Users, permission: 'users.view' },
  { name: 'events', path: 'events', icon: CalendarDays, permission: 'events.view' },
  { name: 'capts', path: 'capts', icon: Swords, permission: 'capts.view' },
  { name: 'gungame', path: 'gungame', icon: Crosshair, permission: 'gungame.view' },
  { name: 'gg', path: 'gg', icon: Images, permission: 'users.view' },
  { name: 'activity', path: 'activity', icon: History, permission: 'activity.view' },
  { name: 'settings', path: 'settings', icon: Settings, permission: SETTINGS_PERMISSIONS },
];

/** The sections a person may open. */
export const sectionsFor = (permissions: readonly Permission[]): Section[] =>
  SECTIONS.filter((section) => may(permissions, section.permission));

export const sectionPath = (guildId: string, { path }: Section): string =>
  path ? `/guild/${guildId}/${path}` : `/guild/${guildId}`;
