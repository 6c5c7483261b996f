export const ADMINISTRATOR = 1n << 3n;
const MANAGE_GUILD = 1n << 5n;

/** Administrator or Manage Server: the Discord permissions that make a member a guild manager. */
export const managesServer = (permissionBits: string): boolean =>
  (BigInt(permissionBits) & (ADMINISTRATOR | MANAGE_GUILD)) !== 0n;

/**
 * Permissions over other people or the server itself, which are never given for reputation. Speaking, streaming,
 * reacting and similar are not included: reward roles are for these.
 */
const DANGEROUS_BITS = {
  kickMembers: 1n << 1n,
  banMembers: 1n << 2n,
  administrator: ADMINISTRATOR,
  manageChannels: 1n << 4n,
  manageGuild: MANAGE_GUILD,
  viewAuditLog: 1n << 7n,
  manageMessages: 1n << 13n,
  mentionEveryone: 1n << 17n,
  muteMembers: 1n << 22n,
  deafenMembers: 1n << 23n,
  moveMembers: 1n << 24n,
  manageNicknames: 1n << 27n,
  manageRoles: 1n << 28n,
  manageWebhooks: 1n << 29n,
  manageGuildExpressions: 1n << 30n,
  manageEvents: 1n << 33n,
  manageThreads: 1n << 34n,
  moderateMembers: 1n << 40n,
};

export const DANGEROUS: bigint = Object.values(DANGEROUS_BITS).reduce((all, bit) => all | bit, 0n);

/** Permissions that control the whole server. The bot never gives a role with one of them. */
export const RULES_SERVER: bigint =
  ADMINISTRATOR |
  MANAGE_GUILD |
  DANGEROUS_BITS.manageRoles |
  DANGEROUS_BITS.manageChannels |
  DANGEROUS_BITS.manageWebhooks;

export const MANAGE_ROLES: bigint = DANGEROUS_BITS.manageRoles;
