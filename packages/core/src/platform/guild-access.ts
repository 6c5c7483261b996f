import type { AccessLevel, Permission } from '@famiglia/contract/permissions';
import type { Subscription } from '@famiglia/contract/subscriptions';

/** The one answer to "what may this person do in this guild". API, websocket, bot and panel all ask it. */
export interface AccessReader {
  inGuild: (userId: string, guildId: string) => Promise<GuildAccess | null>;
  everywhere: (userId: string) => Promise<GuildAccess[]>;
  /** When the rights of a guild were last known to be true; null for a guild without the bot. */
  confirmedAt: (guildId: string) => Promise<Date | null>;
  /** For whoever has just changed a guild's rights: the next answer of this process is the new one. */
  forget: (guildId: string) => void;
}

export interface GuildAccess {
  guildId: string;
  level: Exclude<AccessLevel, 'none'>;
  permissions: ReadonlySet<Permission>;
  subscription: Subscription;
}
