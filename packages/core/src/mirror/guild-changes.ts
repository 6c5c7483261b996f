import type { ChannelFacts, GuildFacts, MemberFacts, RoleFacts } from './facts.ts';

/** One update of a guild's mirror. Omitted parts stay as they are. */
export interface GuildChanges {
  guildId: string;
  guild?: GuildFacts;
  /** Which member is the bot itself. */
  botUserId?: string;
  roles?: Changes<RoleFacts>;
  channels?: Changes<ChannelFacts>;
  members?: Changes<MemberFacts>;
  /** After this update the session has received the whole guild. */
  complete?: boolean;
}

/** Either some rows that were added and removed, or the whole list: then stored rows that are not in it are removed. */
export type Changes<Facts> =
  | { kind: 'some'; present: readonly Facts[]; gone: readonly string[] }
  | { kind: 'whole'; present: readonly Facts[] };
