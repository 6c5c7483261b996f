import type { Guild } from '@famiglia/contract/guilds/guilds';
import { createContext, use } from 'react';

export const CurrentGuild = createContext<Guild | null>(null);

/** The guild whose panel is open. Only pages under `/guild/:guildId` may use it. */
export const useCurrentGuild = (): Guild => {
  const guild = use(CurrentGuild);
  if (!guild) throw new Error('no guild is open here');
  return guild;
};
