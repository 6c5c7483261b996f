import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { extrasOfStart, installExtra } from './extras.mjs';

/** A home of extras with one group, and a registry that counts how often it was asked. */
const openHome = () => {
  const home = mkdtempSync(path.join(tmpdir(), 'famiglia-extras-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const directory = path.join(home, 'ocr');
  mkdirSync(directory);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    writeFileSync(path.join(directory, file), '{}');
  }
  const fetchPackages = vi.fn(async (partial) => {
    mkdirSync(path.join(partial, 'node_modules/tesseract'), { recursive: true });
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(path.join(partial, 'node_modules/tesseract/index.js'), 'reads');
  });
  const lock = path.join(directory, '.installing');
  const visible = () => readdirSync(directory).toSorted();
  return { home, directory, lock, fetchPackages, visible, options: { home, fetchPackages } };
};

const COMPLETE = ['.npmrc', 'node_modules', 'package-lock.json', 'package.json'];

it('installs a group once, and again when its lock file has changed', async () => {
  const { directory, fetchPackages, visible, options } = openHome();
  await installExtra('ocr', options);
  await installExtra('ocr', options);
  expect(fetchPackages).toHaveBeenCalledTimes(1);
  expect(visible()).toEqual(COMPLETE);
  expect(readFileSync(path.join(directory, 'node_modules/tesseract/index.js'), 'utf8')).toBe('reads');

  writeFileSync(path.join(directory, 'package-lock.json'), '{ "newer": true }');
  writeFileSync(path.join(directory, 'node_modules/older'), '');
  await installExtra('ocr', options);
  expect(fetchPackages).toHaveBeenCalledTimes(2);
  expect(existsSync(path.join(directory, 'node_modules/older'))).toBe(false);
  expect(visible()).toEqual(COMPLETE);
});

it('installs once for all who ask at the same time', async () => {
  const { fetchPackages, options } = openHome();
  await Promise.all(Array.from({ length: 5 }, () => installExtra('ocr', options)));
  expect(fetchPackages).toHaveBeenCalledTimes(1);
});

it('waits for another process that installs, but not for one that takes longer than an installation may', async () => {
  const { lock, fetchPackages, options } = openHome();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other, 'spawn');
  writeFileSync(lock, String(other.pid));
  const waiting = installExtra('ocr', options);
  await expect(installExtra('ocr', { ...options, limitMs: 150 })).resolves.toBeUndefined();
  await waiting;
  expect(fetchPackages).toHaveBeenCalledTimes(1);
});

it('goes on where a killed process has stopped', async () => {
  const { lock, directory, visible, options } = openHome();
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  writeFileSync(lock, String(killed.pid));
  mkdirSync(path.join(directory, `.installing-${killed.pid}/node_modules`), { recursive: true });
  await installExtra('ocr', options);
  expect(visible()).toEqual(COMPLETE);
});

const outOfReach = async (partial) => {
  mkdirSync(path.join(partial, 'node_modules'));
  throw new Error('ENOTFOUND registry');
};

it('leaves nothing behind when the registry is out of reach, keeps what is there, and succeeds the next time', async () => {
  const { directory, visible, options } = openHome();
  await expect(installExtra('ocr', { ...options, fetchPackages: outOfReach })).rejects.toThrow(
    'ENOTFOUND registry',
  );
  expect(visible()).toEqual(COMPLETE.filter((file) => file !== 'node_modules'));
  await installExtra('ocr', options);
  writeFileSync(path.join(directory, 'package-lock.json'), '{ "newer": true }');
  await expect(installExtra('ocr', { ...options, fetchPackages: outOfReach })).rejects.toThrow(
    'ENOTFOUND registry',
  );
  expect(visible()).toEqual(COMPLETE);
});

it('says what to do where nothing can be written', async () => {
  const { directory, home, options } = openHome();
  rmSync(directory, { recursive: true });
  // Permissions do not stop root; a file in the place of the directory does.
  writeFileSync(path.join(home, 'ocr'), '');
  await expect(installExtra('ocr', options)).rejects.toThrow(/cannot write there.*"npm run extra ocr"/);
});

it('knows only groups that exist', async () => {
  await expect(installExtra('toString', openHome().options)).rejects.toThrow('There is no toString');
});

it('a start installs what its settings ask for', () => {
  expect(extrasOfStart({})).toEqual([]);
  expect(extrasOfStart({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual(['stripe']);
});
