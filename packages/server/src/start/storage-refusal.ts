import { StartRefused } from '@famiglia/core/platform/start-refused';
import { StorageUnavailable } from '@famiglia/core/platform/storage/storage';

/**
 * One line for the operator where the bucket refuses us or does not answer; undefined for any other error. The files
 * are bound to the database before anything runs, so a wrong setting is noticed at the start.
 */
export const storageRefusal = (error: unknown): StartRefused | undefined => {
  if (!(error instanceof StorageUnavailable)) return undefined;
  const advice = error.refused ? '' : '. Start it, or correct STORAGE_URL';
  return new StartRefused(`The storage cannot be used: ${error.message}${advice}.`.replace(/\.\.$/, '.'), {
    cause: error,
  });
};
