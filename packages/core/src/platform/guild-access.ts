import type { AccessLevel, Permission } from '@famiglia/contract/access/permissions';
import type { Subscription } from '@famiglia/contract/billing/subscriptions';

/** Decides what a person may do in a guild. API, websocket, bot and panel all use it. */
export interface AccessReader {
  inGuild: (userId: string, guildId: string) => Promise<GuildAccess | null>;
  everywhere: (userId: string) => Promise<GuildAccess[]>;
  /** When the rights of a guild were last confirmed; null for a guild without the bot. */
  confirmedAt: (guildId: string) => Promise<Date | null>;
  /** Called after a change of a guild's rights: this process decides anew from then on. */
  forget: (guildId: string) => void;
}

export interface GuildAccess {
  guildId: string;
  level: Exclude<AccessLevel, 'none'>;
  permissions: ReadonlySet<Permission>;
  /** Those of them that the person has only until a panel user's end date. */
  until?: { at: Date; permissions: ReadonlySet<Permission> };
  subscription: Subscription;
}
