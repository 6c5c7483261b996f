import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './has-code.ts';
import { isAlive } from './is-alive.ts';

/** A temporary name for a directory until it is complete. It contains the id of the process. */
export const unfinishedName = (name: string): string =>
  `${name}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Removes unfinished directories of killed processes; those of a living one are still in progress. */
export const removeUnfinished = async (directory: string, name: string): Promise<void> => {
  const prefix = `${name}.new-`;
  for (const entry of await readdir(directory)) {
    if (!entry.startsWith(prefix) || isAlive(Number.parseInt(entry.slice(prefix.length), 10))) continue;
    // A child program that outlived its parent may still write there; the next start removes it.
    await rm(path.join(directory, entry), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => undefined,
    );
  }
};

const ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Renames a finished directory. False when the name exists already: another process was faster. On Windows a virus
 * scanner holds new files open for a moment, and until then the rename fails.
 */
export const moveIntoPlace = async (
  unfinished: string,
  place: string,
  platform: NodeJS.Platform,
  move = rename,
): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await move(unfinished, place);
      return true;
    } catch (error) {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
      const isHeld = platform === 'win32' && hasCode(error, 'EPERM', 'EACCES', 'EBUSY');
      if (isHeld && existsSync(place)) return false;
      if (!isHeld || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
};
