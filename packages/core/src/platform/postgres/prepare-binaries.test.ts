import { cp, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Binaries, nativeBinaries } from './native-binaries.ts';
import { thisMachine } from './platform.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { runAs } from './run-as.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { silentLog } from './testing/silent-log.ts';
import { isRoot, unprivilegedAccount } from './unprivileged-account.ts';

let scratch: string;
let copies: string;
let installed: Binaries;

// As npm installs the package when install scripts do not run: without its library links. Files that the programs load
// only later are left out, because they would make every copy slow.
const left = async (file: string) =>
  !/share$|lib.postgresql$|\.a$/.test(file) && !(await lstat(file)).isSymbolicLink();

beforeEach(async () => {
  scratch = await scratchDirectory({ removeIn: onTestFinished });
  copies = path.join(scratch, 'copies');
  await mkdir(copies);
  const original = nativeBinaries(thisMachine());
  installed = { ...original, directory: path.join(scratch, 'package', 'native') };
  await cp(original.directory, installed.directory, { recursive: true, filter: left });
  await runAs(undefined, 'chmod', ['-R', 'a+rX', scratch]);
});

const prepare = async (account = isRoot() ? unprivilegedAccount() : undefined) =>
  prepareBinaries({
    account: await account,
    copiesIn: () => Promise.resolve(copies),
    log: silentLog,
    installed,
  });

it('makes the library links that the install script would have made', async () => {
  expect(await prepare()).toEqual(installed);
  expect(await readdir(copies)).toEqual([]);
});

it('reports why the programs do not run', async () => {
  await rm(path.join(installed.directory, 'bin'), { recursive: true });
  await expect(prepare()).rejects.toThrow(/does not run from .*DATABASE_URL/s);
});

it.runIf(isRoot())('copies programs that the account cannot reach, once', async () => {
  await runAs(undefined, 'chmod', ['-R', 'go=', path.dirname(installed.directory)]);
  const first = await prepare();
  expect(path.dirname(first.directory)).toBe(copies);
  const { ino } = await stat(first.directory);

  expect(await prepare()).toEqual(first);
  expect((await stat(first.directory)).ino).toBe(ino);
  expect(await readdir(copies)).toEqual([path.basename(first.directory)]);
});

it.runIf(isRoot())(
  'allows two copies at the same time, and replaces a damaged or unfinished copy',
  async () => {
    await runAs(undefined, 'chmod', ['go=', path.dirname(installed.directory)]);
    const [{ directory }] = await Promise.all([prepare(), prepare()]);
    await mkdir(`${directory}.new-99999999-killed`);
    await rm(path.join(directory, 'lib'), { recursive: true });
    await prepare();
    expect(await readdir(copies)).toEqual([path.basename(directory)]);
  },
);
