import type { BotPermission } from '@famiglia/contract/access/bot-permissions';

/**
 * Discord's permission bits that the bot needs: to read its channels, post and edit there, create them, mention roles, keep threads, create
 * events, give roles, name members, and remove who was dismissed.
 */
export const PERMISSION_BITS: Readonly<Record<BotPermission, bigint>> = {
  KickMembers: 1n << 1n,
  ManageChannels: 1n << 4n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  ManageNicknames: 1n << 27n,
  ManageRoles: 1n << 28n,
  ManageThreads: 1n << 34n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  CreateEvents: 1n << 44n,
};

/** The permissions in the bot's invitation. */
export const BOT_PERMISSIONS: bigint = Object.values(PERMISSION_BITS).reduce((all, bit) => all | bit, 0n);
