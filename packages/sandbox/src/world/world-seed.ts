import type { APIOverwrite, ChannelType, Locale } from 'discord-api-types/v10';

/** What people speak in a world, unless their own seed says otherwise. */
export type WorldLanguage = 'ru' | 'en';

/** The description of an initial world. */
export interface WorldSeed {
  /** Russian by default. */
  language?: WorldLanguage;
  users: UserSeed[];
  guilds: GuildSeed[];
}

export interface UserSeed {
  id: string;
  username: string;
  global_name?: string | null;
  avatar?: string | null;
  locale?: Locale;
  dms_closed?: boolean;
}

export interface GuildSeed {
  id: string;
  name: string;
  icon?: string | null;
  owner_id: string;
  locale?: Locale;
  /** Permission bits of @everyone. */
  everyone?: bigint;
  /** Highest first, as Discord's settings list them. */
  roles: RoleSeed[];
  channels: ChannelSeed[];
  members: MemberSeed[];
}

export interface RoleSeed {
  id: string;
  name: string;
  color?: number;
  permissions?: bigint;
  hoist?: boolean;
  /** Discord created this role for the bot when it was invited. */
  bot?: boolean;
}

export interface ChannelSeed {
  id: string;
  type: ChannelType;
  name: string;
  topic?: string;
  parent_id?: string;
  overwrites?: APIOverwrite[];
}

export interface MemberSeed {
  user_id: string;
  nick?: string | null;
  roles?: string[];
  joined_at?: string;
}
