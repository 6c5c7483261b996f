import { openDatabase } from './open-database.ts';
import type { DiscordAccess } from './open-discord.ts';
import { requireDataDir } from './require-data-dir.ts';
import { portRefusal, requireFreePorts } from './require-free-ports.ts';
import type { Start } from './start.ts';

/** Starts the services of the settings. PostgreSQL starts while the rest of the program is loaded. */
export const startFamiglia = async (start: Start): Promise<DiscordAccess> => {
  // Checks that may refuse the start run before anything that would have to be stopped again.
  await Promise.all([requireDataDir(start.settings.DATA_DIR), requireFreePorts(start.settings)]);
  const [database, { startServices }] = await Promise.all([
    openDatabase(start),
    import('./start-services.ts'),
  ]);
  try {
    return await startServices(start, database);
  } catch (error) {
    throw (await portRefusal(error, start.settings)) ?? error;
  }
};
