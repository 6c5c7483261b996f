import type { RolePermissions } from '@famiglia/contract/access/roles';

const role = (role_id: string, name: string, change: Partial<RolePermissions> = {}): RolePermissions => ({
  role_id,
  name,
  version: 0,
  color: 0,
  position: 1,
  permissions: [],
  signup_priority: 0,
  members: 4,
  ...change,
});

export const CAPO = '200000000000000001';
export const SOLDIER = '200000000000000002';

export const demoRoles: readonly RolePermissions[] = [
  role(CAPO, 'Capo', { position: 2, permissions: ['panel.view', 'settings.manage'] }),
  role(SOLDIER, 'Soldier'),
];
