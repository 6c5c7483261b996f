const ADMINISTRATOR = 1n << 3n;
const MANAGE_GUILD = 1n << 5n;

/** Administrator or Manage Server: the Discord rights that make somebody a guild manager. */
export const managesServer = (permissionBits: string): boolean =>
  (BigInt(permissionBits) & (ADMINISTRATOR | MANAGE_GUILD)) !== 0n;
