import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { presentLogin } from '../auth/present-login.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countLogins, findLogins } from './login-list.queries.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

export const listLogins: UseCase<typeof adminRoutes.loginHistory> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { limit, offset, ...filter } = input;
  const [rows, total] = await Promise.all([
    findLogins(context.db, filter, { limit, offset }),
    countLogins(context.db, filter),
  ]);
  return { items: rows.map(presentLogin), total, limit, offset };
};
