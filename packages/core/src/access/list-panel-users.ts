import { settingsRoutes } from '@famiglia/contract/settings/settings';
import type { PanelUser } from '@famiglia/contract/settings/settings';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findPanelUsers } from './panel-user.queries.ts';
import { requireGuildAccess } from './require-guild-access.ts';

export const listPanelUsers: UseCase<typeof settingsRoutes.panelUsers> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, settingsRoutes.panelUsers.access);
  return wholeList(await presentPanelUsers(context, guildId));
};

export const presentPanelUsers = async (context: Context, guildId: string): Promise<PanelUser[]> => {
  const rows = await findPanelUsers(context.db, guildId);
  return rows.map(({ panelUser, member }) => ({
    user_id: panelUser.userId,
    username: member.username,
    display_name: member.displayName,
    avatar_url: discordImageUrl(context.config.cdnUrl, member.avatarPath),
    added_by: panelUser.addedBy,
    added_at: panelUser.addedAt.toISOString(),
    expires_at: panelUser.expiresAt?.toISOString() ?? null,
  }));
};
