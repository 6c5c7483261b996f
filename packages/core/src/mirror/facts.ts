import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';

/** What Discord says about a guild: the mirror's input, independent of any Discord library. */
export interface GuildFacts {
  id: string;
  name: string;
  iconPath: string | null;
  ownerId: string;
  /** Its language in Discord; `en-US` also if nobody chose one. */
  locale?: string;
  /** When the bot joined it; a later change of the guild does not say so. */
  botJoinedAt?: Date;
}

export interface RoleFacts {
  id: string;
  name: string;
  color: number;
  position: number;
  permissions: string;
  managed: boolean;
  mentionable: boolean;
}

export interface ChannelFacts {
  id: string;
  name: string;
  type: number;
  position: number;
  parentId: string | null;
  overwrites: readonly ChannelOverwrite[];
}

/** An update of a member may omit what did not change. */
export interface MemberFacts {
  userId: string;
  username: string;
  isBot: boolean;
  roleIds: readonly string[];
  displayName?: string;
  avatarPath?: string | null;
  joinedAt?: Date | null;
}
