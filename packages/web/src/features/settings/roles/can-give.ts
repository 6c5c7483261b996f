import type { Permission } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';

/**
 * Nobody can grant a permission that they do not have; the server refuses it. Anyone who manages access may
 * remove a role's permission, and restore it until it is saved.
 */
export const canGive = (
  permission: Permission,
  held: readonly Permission[],
  saved: RolePermissions | undefined,
): boolean => held.includes(permission) || (saved?.permissions.includes(permission) ?? false);
