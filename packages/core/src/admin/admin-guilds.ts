import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminGuild } from '@famiglia/contract/admin/admin';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminGuilds } from './admin-guild.queries.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { subscriptionState } from '../access/subscription-state.ts';
import type { AdminGuildRow } from './admin-guild.queries.ts';

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

export const presentAdminGuild = (context: Context, row: AdminGuildRow): AdminGuild => ({
  id: row.id,
  name: row.name,
  icon_url: discordImageUrl(context.config.cdnUrl, row.iconPath),
  member_count: row.memberCount,
  bot_installed: row.botInstalled,
  since: row.createdAt.toISOString(),
  subscription: subscriptionState(row.subscription, context.clock()),
});
