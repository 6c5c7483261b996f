import type { Permission } from '@famiglia/contract/permissions';
import type { RolePermissions } from '@famiglia/contract/roles';

/**
 * Nobody gives what they do not hold; the server refuses it. What a role already has may be taken away by
 * anyone who manages access, and put back until it is saved.
 */
export const canGive = (
  permission: Permission,
  held: readonly Permission[],
  saved: RolePermissions | undefined,
): boolean => held.includes(permission) || (saved?.permissions.includes(permission) ?? false);
