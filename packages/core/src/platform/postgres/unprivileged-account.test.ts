import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { unprivilegedAccount } from './unprivileged-account.ts';

const choose = async (...lines: string[]) => {
  const file = path.join(await scratchDirectory({ removeIn: onTestFinished }), 'passwd');
  await writeFile(file, ['root:x:0:0:root:/root:/bin/sh', ...lines, ''].join('\n'));
  return unprivilegedAccount(file);
};

const nobody = 'nobody:x:65534:65533:nobody:/:/sbin/nologin';

it('prefers the account that exists for PostgreSQL', async () => {
  const account = await choose(nobody, 'postgres:x:70:71::/var/lib/postgresql:/bin/sh');
  expect(account).toEqual({ name: 'postgres', uid: 70, gid: 71 });
});

it('falls back to nobody', async () => {
  expect(await choose(nobody)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
});

it('never uses an account with root’s id', async () => {
  expect(await choose('postgres:x:0:0::/:/bin/sh', nobody)).toMatchObject({ name: 'nobody' });
});

it('finds the account by its name on macOS, whose nobody cannot be used', async () => {
  const nobodyOfMacos = 'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false';
  expect(
    await choose(nobodyOfMacos, '_postgres:*:216:216:PostgreSQL Server:/var/empty:/usr/bin/false'),
  ).toEqual({
    name: '_postgres',
    uid: 216,
    gid: 216,
  });
  await expect(choose(nobodyOfMacos)).rejects.toThrow('DATABASE_URL');
});

it('says what to do when there is no usable account', async () => {
  await expect(choose()).rejects.toThrow('DATABASE_URL');
});
