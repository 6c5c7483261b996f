import { AppError } from '@famiglia/core/platform/app-error';

/** The guild that a command was used in. Guild-only commands are not available elsewhere. */
export const guildOf = ({ guildId }: { guildId: string | null }): string => {
  if (guildId === null) throw new AppError('guild_not_found');
  return guildId;
};
