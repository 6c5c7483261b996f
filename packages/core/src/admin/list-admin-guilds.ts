import type { adminRoutes } from '@famiglia/contract/admin/admin';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminGuilds } from './admin-guild.queries.ts';
import { presentAdminGuild } from './present-admin-guild.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

export const listAdminGuilds: UseCase<typeof adminRoutes.guilds> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { limit, offset } = input;
  const { rows, total } = await findAdminGuilds(
    context.db,
    { ...input, tier: input.subscriptionTier },
    context.clock(),
  );
  return { items: rows.map((row) => presentAdminGuild(context, row)), total, limit, offset };
};
