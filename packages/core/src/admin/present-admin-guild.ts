import type { AdminGuild } from '@famiglia/contract/admin/admin';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { subscriptionState } from '../access/subscription-state.ts';
import type { AdminGuildRow } from './admin-guild.queries.ts';

export const presentAdminGuild = (context: Context, row: AdminGuildRow): AdminGuild => ({
  id: row.id,
  name: row.name,
  icon_url: discordImageUrl(context.config.cdnUrl, row.iconPath),
  member_count: row.memberCount,
  bot_installed: row.botInstalled,
  since: row.createdAt.toISOString(),
  subscription: subscriptionState(row.subscription, context.clock()),
});
