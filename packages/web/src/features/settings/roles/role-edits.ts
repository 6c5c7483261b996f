import type { Permission } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';

interface RoleEdit {
  permissions: Partial<Record<Permission, boolean>>;
  signup_priority?: number;
}

/**
 * Only the edits, by role id: applied to the newest roles, they keep what another person changed in the same
 * role.
 */
export type RoleEdits = Readonly<Record<string, RoleEdit>>;

const applyOne = (role: RolePermissions, edit: RoleEdit): RolePermissions => ({
  ...role,
  permissions: [
    ...role.permissions.filter((permission) => edit.permissions[permission] !== false),
    ...(Object.keys(edit.permissions) as Permission[]).filter(
      (permission) => edit.permissions[permission] && !role.permissions.includes(permission),
    ),
  ],
  signup_priority: edit.signup_priority ?? role.signup_priority,
});

export const applyRoleEdits = (roles: readonly RolePermissions[], edits: RoleEdits): RolePermissions[] =>
  roles.map((role) => {
    const edit = edits[role.role_id];
    return edit ? applyOne(role, edit) : role;
  });

const differs = (one: RolePermissions, other: RolePermissions | undefined): boolean =>
  one.signup_priority !== other?.signup_priority ||
  one.permissions.length !== other.permissions.length ||
  one.permissions.some((permission) => !other.permissions.includes(permission));

/** The roles that the edits really change: a box ticked and unticked again is no change. */
export const changedRoles = (roles: readonly RolePermissions[], edits: RoleEdits): RolePermissions[] =>
  applyRoleEdits(roles, edits).filter((role, index) => differs(role, roles[index]));

export const editPermission = (
  edits: RoleEdits,
  roleId: string,
  permission: Permission,
  granted: boolean,
): RoleEdits => {
  const old = edits[roleId];
  return { ...edits, [roleId]: { ...old, permissions: { ...old?.permissions, [permission]: granted } } };
};

export const editPriority = (edits: RoleEdits, roleId: string, signup_priority: number): RoleEdits => ({
  ...edits,
  [roleId]: { permissions: {}, ...edits[roleId], signup_priority },
});
