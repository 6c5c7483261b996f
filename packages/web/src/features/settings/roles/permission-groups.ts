import type { Permission } from '@famiglia/contract/access/permissions';

/** Every permission once, beside those that belong to the same work. */
const PERMISSION_GROUPS = {
  panel: ['panel.view', 'activity.view'],
  gatherings: ['events.view', 'events.manage', 'capts.view', 'capts.manage'],
  screens: ['gungame.view', 'gungame.moderate', 'reputation.edit'],
  money: ['money.view', 'money.manage', 'money.approve'],
  people: [
    'users.view',
    'users.edit',
    'personnel.view',
    'personnel.manage',
    'applications.view',
    'applications.manage',
  ],
  family: [
    'contracts.manage',
    'reports.judge',
    'cars.manage',
    'settings.manage',
    'access.manage',
    'subscription.manage',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

/** A permission without a group would have no switch: then this does not compile. */
type Grouped = (typeof PERMISSION_GROUPS)[PermissionGroup][number];
export const GROUPS = Object.entries(PERMISSION_GROUPS) as [
  PermissionGroup,
  readonly (Permission extends Grouped ? Permission : never)[],
][];
