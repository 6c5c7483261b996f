import type { User } from '@famiglia/contract/auth/auth';
import type { CoreConfig } from '../platform/context.ts';
import type { users } from '../platform/db/schema/auth.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';

export const presentUser = (config: CoreConfig, user: typeof users.$inferSelect): User => ({
  id: user.id,
  username: user.username,
  global_name: user.globalName,
  avatar_url: discordImageUrl(config.cdnUrl, user.avatarPath),
  is_admin: config.siteAdminIds.has(user.id),
});
