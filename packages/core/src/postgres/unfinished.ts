import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
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
