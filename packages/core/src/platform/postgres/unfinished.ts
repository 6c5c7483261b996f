import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './has-code.ts';
import { isAlive } from './is-alive.ts';

/** A name for what is being made and gets its real name once it is whole. It tells who is making it. */
export const unfinishedName = (name: string): string =>
  `${name}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

/** Removes what killed processes left unfinished; that of a living one is its work in progress. */
export async function removeUnfinished(directory: string, name: string): Promise<void> {
  const prefix = `${name}.new-`;
  for (const entry of await readdir(directory)) {
    if (!entry.startsWith(prefix) || isAlive(Number.parseInt(entry.slice(prefix.length), 10))) continue;
    // A program that outlived its parent may still write there; then the next time will do.
    await rm(path.join(directory, entry), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => undefined,
    );
  }
}

const ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Gives a finished directory its real name. False when there is one of that name already: another process was faster.
 * On Windows a virus scanner holds new files open for a moment, and until then their directory cannot be renamed.
 */
export async function moveIntoPlace(
  unfinished: string,
  place: string,
  platform: NodeJS.Platform,
  move = rename,
): Promise<boolean> {
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
}
