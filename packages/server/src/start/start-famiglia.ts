import { openDatabase } from './open-database.ts';
import type { DiscordAccess } from './open-discord.ts';
import type { Start } from './start.ts';

/** Starts what the settings ask for. PostgreSQL wakes up beside us while the rest of the program is read. */
export const startFamiglia = async (start: Start): Promise<DiscordAccess> => {
  const [database, { openParts }] = await Promise.all([openDatabase(start), import('./open-parts.ts')]);
  return openParts(start, database);
};
