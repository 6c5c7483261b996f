import type { Permission } from '@famiglia/contract/access/permissions';

export const SETTINGS_SECTIONS = [
  { name: 'general', permission: 'settings.manage' },
  { name: 'channels', permission: 'settings.manage' },
  { name: 'reputation', permission: 'settings.manage' },
  { name: 'events', permission: 'settings.manage' },
  { name: 'capts', permission: 'settings.manage' },
  { name: 'gungame', permission: 'settings.manage' },
  { name: 'personnel', permission: 'settings.manage' },
  { name: 'joining', permission: 'settings.manage' },
  { name: 'reminders', permission: 'settings.manage' },
  { name: 'roles', permission: 'access.manage' },
  { name: 'panel-users', permission: 'access.manage' },
  { name: 'subscription', permission: 'subscription.manage' },
] as const satisfies readonly { name: string; permission: Permission }[];

/** The name is also the last part of the section's address. */
export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number]['name'];

/** Any of these opens the settings; the sections depend on which ones. */
export const SETTINGS_PERMISSIONS: readonly Permission[] = [
  ...new Set(SETTINGS_SECTIONS.map(({ permission }) => permission)),
];
