import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../../../extras', import.meta.url));
/** Of the repository. A built directory has none: it is complete. */
const INSTALLER = fileURLToPath(new URL('../../../../../scripts/install-extra.mjs', import.meta.url));
/** The installer has limits of its own; this is for one that hangs. */
const INSTALL_MS = 240_000;

/** The packages of an extra are not there, and cannot be fetched now. The message is for the operator. */
export class ExtraMissing extends Error {}
/** They are being fetched, and the caller has waited long enough. */
export class ExtraInstalling extends Error {}

interface Places {
  home?: string;
  installer?: string;
}

interface Wait {
  /** How long an installation may take, from its start, before who waits is told so. It goes on afterwards. */
  patienceMs: number;
}

/**
 * Packages that few installations need, with a lock file of their own: `packages/core/extras/<name>`. They are
 * installed, by a child process, when one is needed for the first time. Whoever needs them meanwhile waits for the same
 * installation. Returns the function that requires them.
 */
export const createExtra = (
  name: 'ocr' | 'stripe',
  { home = HOME, installer = INSTALLER }: Places = {},
): ((wait: Wait) => Promise<NodeJS.Require>) => {
  const directory = path.join(home, name);
  let installing: { end: Promise<void>; began: number } | undefined;

  return async ({ patienceMs }) => {
    if (!(await isInstalled(directory))) {
      installing ??= {
        end: install(name, directory, installer).finally(() => (installing = undefined)),
        began: performance.now(),
      };
      const waited = performance.now() - installing.began;
      await withPatience(installing.end, Math.max(0, patienceMs - waited));
    }
    return createRequire(path.join(directory, 'package.json'));
  };
};

/** The same hash as `scripts/lib/extras.mjs` writes when everything is there. */
const isInstalled = async (directory: string): Promise<boolean> => {
  try {
    const [stamp, lock] = await Promise.all([
      readFile(path.join(directory, 'node_modules/.lock-hash'), 'utf8'),
      readFile(path.join(directory, 'package-lock.json')),
    ]);
    return stamp === createHash('sha256').update(lock).digest('hex');
  } catch {
    return false;
  }
};

const install = async (name: string, directory: string, installer: string): Promise<void> => {
  if (!existsSync(installer)) {
    throw new ExtraMissing(`Packages are missing in ${directory}: this copy of the program is incomplete.`);
  }
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [installer, name], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: INSTALL_MS,
    });
    // A program that ends does not wait for it, nor leave it behind.
    const end = (): void => void child.kill();
    process.once('exit', end);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(0, 2000)));
    child.once('error', (cause) => reject(new ExtraMissing(`${installer} does not start`, { cause })));
    child.once('close', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new ExtraMissing(said.trim() || `${installer} ended with ${signal ?? code}`));
    });
  });
};

const withPatience = async (work: Promise<void>, patienceMs: number): Promise<void> => {
  const done = new AbortController();
  try {
    const late = sleep(patienceMs, undefined, { signal: done.signal }).then(() => {
      throw new ExtraInstalling('The packages are being installed');
    });
    await Promise.race([work, late]);
  } finally {
    done.abort();
    // Nobody may be left who waits for its end.
    work.catch(() => undefined);
  }
};
