import type { Permission } from '@famiglia/contract/access/permissions';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../bot.ts';

/** One thing that leaders have to hear. */
export interface LeaderNotice {
  /** Who is told where there is no channel; of several rights, whoever has all of them. */
  right: Permission | readonly [Permission, ...Permission[]];
  /** People whom it concerns: they are told before those with the right, at least one of whom is told as well. */
  first?: readonly string[];
  /** A channel that is preferred to the leaders' channel: the review channel of its feature. */
  home?: string | null;
  /** As it is posted in a channel. */
  message: BaseMessageOptions;
  /** The line in a direct message, with the command that shows more, because buttons do not work there. */
  line: string;
  /** Up to 25 characters; two messages with the same nonce are one. */
  nonce: string;
  /** Whether it waits for a decision: then leaders are told once, however often its card is redrawn. */
  waits?: boolean;
  /** Whether it is told by direct message only: not everybody who reads the leaders’ channel has its right. */
  isPrivate?: boolean;
  /** Whether a direct message shows it whole, also beside others. */
  isWhole?: boolean;
  /** Whether it has a card in the leaders' channel: then nothing else is posted there. */
  hasCard?: boolean;
  /** Called after it was told, in a channel or to somebody. */
  told?: (via: 'channel' | 'dm') => Promise<void>;
}

/** Reads the notice as it is now; null if it is outdated. */
export type ReadNotice = (bot: Bot, guildId: string, subject: string) => Promise<LeaderNotice | null>;
