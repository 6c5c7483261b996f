import type { Permission } from '@famiglia/contract/access/permissions';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';

/** One thing that leaders have to hear. */
export interface LeaderNotice {
  /** Who is told where there is no channel. */
  right: Permission;
  /** Whose own matter it is: they are told before those with the right, of whom one is told in any case. */
  first?: readonly string[];
  /** Where it belongs, before the leaders' channel: the review channel of its feature. */
  home?: string | null;
  /** As it is posted in a channel. */
  message: BaseMessageOptions;
  /** In a direct message, with the command that shows more: buttons of a server do nothing there. */
  line: string;
  /** Up to 25 characters; two messages with the same nonce are one. */
  nonce: string;
  /** It waits for a decision: leaders are told of it once, however often its card is drawn. */
  waits?: boolean;
  /** Its card stands in the leaders' channel as soon as there is one, so nothing else is posted there. */
  hasCard?: boolean;
  /** Called after it was told, in a channel or to somebody. */
  told?: (via: 'channel' | 'dm') => Promise<void>;
}

/** What has to be said now; null if it is no longer so. */
export type ReadNotice = (bot: Bot, guildId: string, subject: string) => Promise<LeaderNotice | null>;
