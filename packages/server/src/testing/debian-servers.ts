import { chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { program } from '@famiglia/core/platform/postgres/native-binaries';
import { runAs } from '@famiglia/core/platform/postgres/run-as';
import { isRoot, unprivilegedAccount } from '@famiglia/core/platform/postgres/unprivileged-account';

const DEBIAN = '/usr/lib/postgresql';

/** The majors of the PostgreSQL servers that Debian's or Ubuntu's packages have installed on this machine. */
export const debianServers = async (): Promise<string[]> => {
  const majors = await readdir(DEBIAN).catch(() => []);
  return majors.filter((major) => /^\d+$/.test(major));
};

/** Starts one of them in `directory`, with an empty database; `stop` ends it. */
export const startDebianServer = async (major: string, directory: string) => {
  const account = isRoot() ? await unprivilegedAccount() : undefined;
  const binaries = { directory: path.join(DEBIAN, major), version: major, major: Number(major) };
  const home = path.join(directory, `of-${major}`);
  const data = path.join(home, 'data');
  await mkdir(home);
  if (account) await chown(home, account.uid, account.gid);
  const run = async (name: 'initdb' | 'pg_ctl', ...options: string[]): Promise<void> => {
    const { ok, output } = await runAs(account, program(binaries, name), ['-D', data, ...options]);
    if (!ok) throw new Error(`${name} of PostgreSQL ${major}: ${output}`);
  };
  await run(
    'initdb',
    '--username=famiglia',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const log = path.join(home, 'server.log');
  await run('pg_ctl', 'start', '-w', '-l', log, '-o', `-k ${home} -c listen_addresses= -c fsync=off`);
  return {
    connectionString: `postgres://famiglia@localhost/postgres?host=${encodeURIComponent(home)}`,
    stop: async () => run('pg_ctl', 'stop', '-m', 'immediate'),
  };
};
