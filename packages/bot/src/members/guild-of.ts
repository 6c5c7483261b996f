import { AppError } from '@famiglia/core/platform/app-error';

/** The server that a command was used in. Those that work only there are not offered elsewhere. */
export const guildOf = ({ guildId }: { guildId: string | null }): string => {
  if (guildId === null) throw new AppError('guild_not_found');
  return guildId;
};
