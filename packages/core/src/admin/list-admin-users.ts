import type { adminRoutes } from '@famiglia/contract/admin/admin';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminUsers } from './admin-user.queries.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

export const listAdminUsers: UseCase<typeof adminRoutes.users> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { rows, total } = await findAdminUsers(context.db, input);
  const { limit, offset } = input;
  return { items: rows.map((row) => presentAdminUser(context, row)), total, limit, offset };
};
