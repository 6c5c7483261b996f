/** Every permission inside a guild. API, bot and panel check no others. */
export const PERMISSIONS = [
  'panel.view',
  'users.view',
  'users.edit',
  'reputation.edit',
  'events.view',
  'events.manage',
  'capts.view',
  'capts.manage',
  'gungame.view',
  'gungame.moderate',
  'personnel.view',
  'personnel.manage',
  'applications.view',
  'applications.manage',
  'activity.view',
  'settings.manage',
  'access.manage',
  'subscription.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that only guild managers have; panel users do not. */
export const MANAGER_ONLY: readonly Permission[] = [
  'settings.manage',
  'access.manage',
  'subscription.manage',
];

export const PANEL_USER_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (permission) => !MANAGER_ONLY.includes(permission),
);

export const ACCESS_LEVELS = ['manager', 'panel_user', 'member', 'none'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
