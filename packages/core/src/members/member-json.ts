import type { Member } from '@famiglia/contract/guilds/guilds';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { isoText } from './listed-member.ts';
import { members } from '../platform/db/schema/guilds.ts';

/** A member in the shape of the API, as `presentMember` makes it, column by column. */
const COLUMNS: Record<keyof Member, SQL> = {
  user_id: sql`${members.userId}::text`,
  username: sql`${members.username}`,
  display_name: sql`${members.displayName}`,
  avatar_url: sql`${sql.placeholder('avatarStart')}::text || ${members.avatarPath}`,
  ingame_nick: sql`${members.ingameNick}`,
  static_id: sql`${members.staticId}`,
  reputation: sql`${members.reputation}`,
  role_ids: sql`${members.roleIds}::text[]`,
  joined_at: isoText(members.joinedAt),
  left_at: isoText(members.leftAt),
  last_active_at: isoText(members.lastActiveAt),
};

/**
 * The selected members, in their order, as the JSON that the API answers: PostgreSQL writes it for a third of what reading the rows,
 * making objects of them and writing these cost here.
 */
export const membersAsJson = (selected: SQL): SQL => sql`
  select '[' || coalesce(string_agg(row_to_json(member)::text, ','), '') || ']' from (
    select ${sql.join(
      Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
      sql`, `,
    )} from (${selected}) members
  ) member`;

/** Values of the placeholders of `membersAsJson`. */
export const memberJsonValues = (cdnUrl: string): Record<string, string | null> => ({
  avatarStart: discordImageUrl(cdnUrl, ''),
});
