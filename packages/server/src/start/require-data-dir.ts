import { access, constants, mkdir, stat } from 'node:fs/promises';
import { StartRefused } from '@famiglia/core/platform/start-refused';

/** Creates DATA_DIR where it is missing, and refuses one that this account cannot use. */
export const requireDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (await isFile(dataDir)) {
      throw new StartRefused(`DATA_DIR is ${dataDir}, which is a file. Set DATA_DIR to a directory.`);
    }
    throw fileRefusal(error) ?? error;
  }
};

const isFile = async (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => !found.isDirectory(),
    () => false,
  );

const OTHER_PLACE = 'set DATA_DIR to another directory';
const REFUSALS: Record<string, string> = {
  EACCES: `This account may not use $path. Give it to the account that starts Famiglia, or ${OTHER_PLACE}.`,
  EPERM: `This account may not use $path. Give it to the account that starts Famiglia, or ${OTHER_PLACE}.`,
  EROFS: `$path is on a disk that cannot be written to. Mount it for writing, or ${OTHER_PLACE}.`,
  ENOSPC: `There is no room left on the disk of $path. Make room, or ${OTHER_PLACE}.`,
  ENOTDIR: `A part of the path $path is a file. Move it away, or ${OTHER_PLACE}.`,
};

/** One line for a file that permissions or the disk do not let us use; undefined for any other error. */
export const fileRefusal = (error: unknown): StartRefused | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const text = REFUSALS[code];
  return text === undefined || path === undefined
    ? undefined
    : new StartRefused(
        text.replace('$path', () => path),
        { cause: error },
      );
};
