import type { ChannelOverwrite } from '../../platform/db/schema/guilds.ts';

/** What Discord tells about a guild, in plain words: the mirror's input, free of any Discord library. */
export interface GuildFacts {
  id: string;
  name: string;
  iconPath: string | null;
  ownerId: string;
}

export interface RoleFacts {
  id: string;
  name: string;
  color: number;
  position: number;
  permissions: string;
  managed: boolean;
}

export interface ChannelFacts {
  id: string;
  name: string;
  type: number;
  position: number;
  parentId: string | null;
  overwrites: readonly ChannelOverwrite[];
}

/** News about a member may leave out what did not change. */
export interface MemberFacts {
  userId: string;
  username: string;
  isBot: boolean;
  roleIds: readonly string[];
  displayName?: string;
  avatarPath?: string | null;
  joinedAt?: Date | null;
}
