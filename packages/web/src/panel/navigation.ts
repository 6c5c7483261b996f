import type { Permission } from '@famiglia/contract/permissions';
import type { LucideIcon } from 'lucide-react';
import { House, Users } from 'lucide-react';

export interface Section {
  /** Key of its name in the panel's texts. */
  name: 'dashboard' | 'users';
  /** Path under `/guild/:guildId`. */
  path: '' | 'users';
  icon: LucideIcon;
  permission: Permission;
}

/** The screens of a guild, in the order of the menu. A screen stands here once it works. */
const SECTIONS: readonly Section[] = [
  { name: 'dashboard', path: '', icon: House, permission: 'panel.view' },
  { name: 'users', path: 'users', icon: Users, permission: 'users.view' },
];

/** The sections a person may open. */
export const sectionsFor = (permissions: readonly Permission[]): Section[] =>
  SECTIONS.filter((section) => permissions.includes(section.permission));

export const sectionPath = (guildId: string, { path }: Section): string =>
  path ? `/guild/${guildId}/${path}` : `/guild/${guildId}`;
