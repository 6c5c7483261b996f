import { readFileSync, statfsSync } from 'node:fs';

const DIRECTORY = '/dev/shm';
/** Eight times what the tests were seen to use. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * The environment for tests: their temporary files are kept in memory if it has room for them. A test file has its own
 * database of a thousand small files, and creating them on a disk took a seventh of the processor's time.
 */
export const temporaryFilesInMemory = () => (hasRoom() ? { TMPDIR: DIRECTORY } : {});

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(DIRECTORY);
    return bavail * bsize >= ENOUGH_BYTES && allowsPrograms(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    // Only Linux has it, and not in every container.
    return false;
  }
};

/** Some tests start programs from their temporary files. */
export const allowsPrograms = (mounts) => {
  const line = mounts.split('\n').findLast((mount) => mount.split(' ')[1] === DIRECTORY);
  return line !== undefined && !line.split(' ')[3].split(',').includes('noexec');
};
