import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createExtra, ExtraInstalling, ExtraMissing } from './open-extra.ts';

/** Does what `scripts/install-extra.mjs` does, once the test has written the file `go`. */
const INSTALLER = `
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const home = new URL('ocr/', import.meta.url);
const at = (name) => new URL(name, home);
appendFileSync(at('calls'), process.argv[2] + '\\n');
while (!existsSync(at('go'))) await new Promise((resolve) => setTimeout(resolve, 20));
if (readFileSync(at('go'), 'utf8') === 'fail') {
  console.error('ENOTFOUND registry');
  process.exit(1);
}
mkdirSync(at('node_modules/reader'), { recursive: true });
writeFileSync(at('node_modules/reader/index.js'), "module.exports = 'reads'");
const hash = createHash('sha256').update(readFileSync(at('package-lock.json'))).digest('hex');
writeFileSync(at('node_modules/.lock-hash'), hash);
`;

const PATIENT = { patienceMs: 30_000 };

const openPlaces = async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'famiglia-extra-'));
  onTestFinished(async () => rm(home, { recursive: true, force: true }));
  const at = (name: string): string => path.join(home, 'ocr', name);
  await mkdir(at(''));
  await writeFile(at('package.json'), '{}');
  await writeFile(at('package-lock.json'), '{}');
  const installer = path.join(home, 'install.mjs');
  await writeFile(installer, INSTALLER);
  return {
    home,
    installer,
    open: createExtra('ocr', { home, installer }),
    end: async (how: 'succeed' | 'fail') => writeFile(at('go'), how),
    calls: async () => readFile(at('calls'), 'utf8').catch(() => ''),
    change: async () => writeFile(at('package-lock.json'), '{ "newer": true }'),
  };
};

test('packages that are missing are installed once for all who wait, and are there for the next process', async () => {
  const { open, end, calls, home, installer, change } = await openPlaces();
  const waiting = Promise.all([open(PATIENT), open(PATIENT), open(PATIENT)]);
  await vi.waitFor(async () => expect(await calls()).toBe('ocr\n'));
  await end('succeed');
  for (const load of await waiting) expect(load('reader')).toBe('reads');

  const next = createExtra('ocr', { home, installer });
  expect((await next(PATIENT))('reader')).toBe('reads');
  expect(await calls()).toBe('ocr\n');
  // A newer version of the program has another lock file.
  await change();
  await next(PATIENT);
  expect(await calls()).toBe('ocr\nocr\n');
});

test('who does not want to wait longer is told so; the installation goes on, and the next one finds it', async () => {
  const { open, end, calls } = await openPlaces();
  await expect(open({ patienceMs: 1 })).rejects.toBeInstanceOf(ExtraInstalling);
  await expect(open({ patienceMs: 1 })).rejects.toBeInstanceOf(ExtraInstalling);
  await end('succeed');
  expect((await open(PATIENT))('reader')).toBe('reads');
  expect(await calls()).toBe('ocr\n');
});

test('a failed installation says why, and the next call tries again', async () => {
  const { open, end } = await openPlaces();
  await end('fail');
  const failed = open(PATIENT);
  await expect(failed).rejects.toBeInstanceOf(ExtraMissing);
  await expect(failed).rejects.toThrow('ENOTFOUND registry');
  await end('succeed');
  expect((await open(PATIENT))('reader')).toBe('reads');
});

test('a copy of the program without the packages, which has no installer, says that it is incomplete', async () => {
  const { home } = await openPlaces();
  const open = createExtra('ocr', { home, installer: path.join(home, 'missing.mjs') });
  await expect(open(PATIENT)).rejects.toThrow('this copy of the program is incomplete');
});
