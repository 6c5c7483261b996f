import type { Permission } from '@famiglia/contract/access/permissions';
import { AppError } from '../platform/app-error.ts';
import type { GuildAccess } from '../platform/guild-access.ts';

/**
 * Nobody can grant permissions that they do not have; the error names the missing ones. Nobody can grant for longer than
 * they have them: `until` is when the grant ends, null if it does not.
 */
export const requireGrantable = (
  access: GuildAccess,
  granted: Iterable<Permission>,
  until: Date | null,
): void => {
  const wanted = [...new Set(granted)];
  const missing = wanted.filter((permission) => !access.permissions.has(permission));
  if (missing.length > 0)
    throw new AppError('permission_denied', {
      errors: missing.map((permission) => ({ field: permission, message: 'not_held' })),
    });
  const own = access.until;
  if (own === undefined || (until !== null && until <= own.at)) return;
  if (wanted.some((permission) => own.permissions.has(permission)))
    throw new AppError('access_is_temporary', { current: { until: own.at.toISOString() } });
};
