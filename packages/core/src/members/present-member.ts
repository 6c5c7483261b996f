import type { Member } from '@famiglia/contract/guilds/guilds';
import type { ListedMember } from './listed-member.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';

/** A member in the shape of the API. */
export const presentMember = (cdnUrl: string, row: ListedMember): Member => ({
  user_id: row.userId,
  username: row.username,
  display_name: row.displayName,
  avatar_url: discordImageUrl(cdnUrl, row.avatarPath),
  ingame_nick: row.ingameNick,
  static_id: row.staticId,
  reputation: row.reputation,
  role_ids: row.roleIds,
  joined_at: row.joinedAt,
  left_at: row.leftAt,
  last_active_at: row.lastActiveAt,
});
