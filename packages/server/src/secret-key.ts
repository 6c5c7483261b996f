import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key that encrypts secrets in the database: the configured one, or one that is created once and stored. */
export const secretKey = async (given: string | undefined, dataDir: string): Promise<string> => {
  if (given !== undefined) return given;
  const file = path.join(dataDir, 'secret.key');
  return (await readKey(file)) ?? makeKey(file);
};

const readKey = async (file: string): Promise<string | undefined> => {
  try {
    const key = (await readFile(file, 'utf8')).trim();
    if (key.length < 32) throw new Error(`${file} is damaged: restore it from a backup, or set SECRET_KEY`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Written to a temporary file and linked into place: a killed process leaves no partial key, and of two processes one
 * wins.
 */
const makeKey = async (file: string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  const key = await readKey(file);
  if (key === undefined) throw new Error(`${file} disappeared while it was being made`);
  return key;
};
