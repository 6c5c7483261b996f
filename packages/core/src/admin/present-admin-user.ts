import type { AdminUser } from '@famiglia/contract/admin/admin';
import { presentUser } from '../auth/present-user.ts';
import type { Context } from '../platform/context.ts';
import type { users } from '../platform/db/schema/auth.ts';

export const presentAdminUser = (context: Context, user: typeof users.$inferSelect): AdminUser => ({
  ...presentUser(context.config, user),
  first_seen_at: user.firstSeenAt.toISOString(),
  last_login_at: user.lastLoginAt?.toISOString() ?? null,
});
