import { PermissionFlagsBits } from 'discord.js';
import type { BaseInteraction } from 'discord.js';

/**
 * Whether the person could have written a message where they called the bot. Commands work in channels that are closed
 * for writing, and the bot must not be the pen of somebody who has none.
 */
export const mayWriteHere = ({
  memberPermissions,
  channel,
}: Pick<BaseInteraction, 'memberPermissions' | 'channel'>): boolean => {
  // Between two people there is nobody to disturb.
  if (memberPermissions === null) return true;
  const inThread = channel?.isThread() ?? false;
  return memberPermissions.has(
    inThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
  );
};
