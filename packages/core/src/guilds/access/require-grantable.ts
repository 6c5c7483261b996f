import type { Permission } from '@famiglia/contract/permissions';
import { AppError } from '../../platform/app-error.ts';
import type { GuildAccess } from '../../platform/guild-access.ts';

/** Nobody can grant permissions that they do not have; the error names the missing ones. */
export const requireGrantable = (access: GuildAccess, granted: Iterable<Permission>): void => {
  const missing = [...new Set(granted)].filter((permission) => !access.permissions.has(permission));
  if (missing.length === 0) return;
  throw new AppError('permission_denied', {
    errors: missing.map((permission) => ({ field: permission, message: 'not_held' })),
  });
};
