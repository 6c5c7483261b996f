import { claimDatabase } from '@famiglia/core/platform/installation/claim-database';
import { claimFiles } from '@famiglia/core/platform/installation/claim-files';
import { StartRefused } from '@famiglia/core/platform/start-refused';
import { StorageUnavailable } from '@famiglia/core/platform/storage/storage';
import type { Storage } from '@famiglia/core/platform/storage/storage';
import type { Settings } from '../settings.ts';
import { isRealDiscord } from '../settings/discord-problems.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Start } from './start.ts';

/**
 * Binds database, files and Discord to each other at the first start, and checks them before anything runs that could
 * mix them.
 */
export const claimInstallation = async (
  { settings }: Pick<Start, 'settings'>,
  { db }: Pick<OpenDatabase, 'db'>,
  files: Storage,
): Promise<void> => {
  const { databaseId } = await claimDatabase(db, discordOf(settings));
  await claimFiles(db, files, databaseId).catch((error: unknown) => {
    throw storageRefusal(error) ?? error;
  });
};

/**
 * One line for the operator where the bucket refuses us or does not answer; undefined for any other error. The files
 * are bound to the database before anything runs, so a wrong setting is noticed at the start.
 */
const storageRefusal = (error: unknown): StartRefused | undefined => {
  if (!(error instanceof StorageUnavailable)) return undefined;
  const advice = error.refused ? '' : '. Start it, or correct STORAGE_URL';
  return new StartRefused(`The storage cannot be used: ${error.message}${advice}.`.replace(/\.\.$/, '.'), {
    cause: error,
  });
};

const discordOf = (settings: Settings) => {
  const real = !settings.SERVICES.has('sandbox') && isRealDiscord(settings);
  return {
    discord: real ? ('discord' as const) : ('sandbox' as const),
    applicationId: real ? settings.DISCORD_CLIENT_ID : undefined,
    formerApplicationId: settings.DISCORD_CLIENT_ID_OLD,
  };
};
