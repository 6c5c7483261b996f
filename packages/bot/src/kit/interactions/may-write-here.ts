import { PermissionFlagsBits } from 'discord.js';
import type { BaseInteraction } from 'discord.js';

/**
 * Whether the person could have written a message in this channel. Commands also work in channels that are
 * read-only for the person, and the bot must not write there for them.
 */
export const mayWriteHere = ({
  memberPermissions,
  channel,
}: Pick<BaseInteraction, 'memberPermissions' | 'channel'>): boolean => {
  // A DM has no channel permissions.
  if (memberPermissions === null) return true;
  const inThread = channel?.isThread() ?? false;
  return memberPermissions.has(
    inThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
  );
};
