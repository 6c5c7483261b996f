import type { ChannelFacts, GuildFacts, MemberFacts, RoleFacts } from './facts.ts';

/** One step of a guild's mirror. Parts that are left out stay as they are. */
export interface GuildChanges {
  guildId: string;
  guild?: GuildFacts;
  /** Which of the members is the bot itself. */
  botUserId?: string;
  roles?: Changes<RoleFacts>;
  channels?: Changes<ChannelFacts>;
  members?: Changes<MemberFacts>;
  /** With this, everything about the guild has been heard in this session. */
  complete?: boolean;
}

/**
 * Either some rows that came and went, or the whole list: then whatever is stored and not listed has
 * gone.
 */
export type Changes<Facts> =
  | { kind: 'some'; present: readonly Facts[]; gone: readonly string[] }
  | { kind: 'whole'; present: readonly Facts[] };
