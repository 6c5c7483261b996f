import type { Permission } from '@famiglia/contract/access/permissions';

/** As they stand in the navigation, group by group. */
export const SETTINGS_SECTIONS = [
  { name: 'general', group: 'family', permission: 'settings.manage' },
  { name: 'channels', group: 'family', permission: 'settings.manage' },
  { name: 'payday', group: 'family', permission: 'settings.manage' },
  { name: 'contracts', group: 'family', permission: 'settings.manage' },
  { name: 'cars', group: 'family', permission: 'settings.manage' },
  { name: 'digest', group: 'family', permission: 'settings.manage' },
  { name: 'subscription', group: 'family', permission: 'subscription.manage' },
  { name: 'events', group: 'gatherings', permission: 'settings.manage' },
  { name: 'fight-kinds', group: 'gatherings', permission: 'settings.manage' },
  { name: 'sorting', group: 'gatherings', permission: 'settings.manage' },
  { name: 'wars', group: 'gatherings', permission: 'settings.manage' },
  { name: 'reputation', group: 'screens', permission: 'settings.manage' },
  { name: 'gungame', group: 'screens', permission: 'settings.manage' },
  { name: 'joining', group: 'people', permission: 'settings.manage' },
  { name: 'personnel', group: 'people', permission: 'settings.manage' },
  { name: 'warnings', group: 'people', permission: 'settings.manage' },
  { name: 'roles', group: 'access', permission: 'access.manage' },
  { name: 'panel-users', group: 'access', permission: 'access.manage' },
  { name: 'api', group: 'access', permission: 'settings.manage' },
] as const satisfies readonly { name: string; group: string; permission: Permission }[];

export type SettingsGroupName = (typeof SETTINGS_SECTIONS)[number]['group'];

/** Addresses that people have kept, of sections that are now part of another one. */
export const MOVED_SECTIONS: Readonly<Record<string, SettingsSectionName>> = {
  capts: 'events',
  reminders: 'events',
};

/** The name is also the last part of the section's address. */
export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number]['name'];

/** Any of these opens the settings; the sections depend on which ones. */
export const SETTINGS_PERMISSIONS: readonly Permission[] = [
  ...new Set(SETTINGS_SECTIONS.map(({ permission }) => permission)),
];
