/** What the bot asks for when it is invited: to read its channels, post and edit there, and give reward roles. */
const NEEDED = {
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  manageRoles: 1n << 28n,
};

export const BOT_PERMISSIONS: bigint = Object.values(NEEDED).reduce((all, bit) => all | bit, 0n);
