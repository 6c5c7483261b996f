import { chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chooseAddress, leaveAddress } from './choose-address.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { isRoot } from './unprivileged-account.ts';

const home = { directory: '/srv/famiglia/postgres', account: undefined };

const socketIn = async (...roots: string[]): Promise<string> => {
  const address = await chooseAddress(home, roots);
  if (address.kind !== 'socket') throw new Error('expected a socket');
  return address.directory;
};

it('gives the same home the same private directory', async () => {
  const root = await scratchDirectory({ removeIn: onTestFinished });
  const directory = await socketIn(root);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  expect(await socketIn(root)).toBe(directory);
});

it("skips a root in which the socket's path would be too long", async () => {
  const root = await scratchDirectory({ removeIn: onTestFinished });
  const deep = path.join(root, 'x'.repeat(60));
  await mkdir(deep);
  expect(path.dirname(await socketIn(deep, root))).toBe(root);
});

it('falls back to a loopback port when no root can be used', async () => {
  const address = await chooseAddress(home, ['/nonexistent']);
  expect(address).toEqual({ kind: 'loopback', port: expect.any(Number) });
  await leaveAddress(address);
});

it.runIf(isRoot())('does not trust a directory that another account created in its place', async () => {
  const root = await scratchDirectory({ removeIn: onTestFinished });
  const expected = await socketIn(root);
  await chown(expected, 12_345, 12_345);
  const directory = await socketIn(root);
  expect(directory).not.toBe(expected);
  expect((await stat(directory)).uid).toBe(0);
  expect((await stat(expected)).uid).toBe(12_345);
});
