import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildStale } from './build.mjs';
import { makeBuildDirectory } from './build-directory.mjs';
import { tryProgram } from './try-program.mjs';

it('makes a directory that starts far away from the repository, is used, and stops in order', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'famiglia-built-'));
  onTestFinished(() => {
    execFileSync('chmod', ['-R', 'u+w', elsewhere]);
    rmSync(elsewhere, { recursive: true, force: true });
  });
  const directory = path.join(elsewhere, 'famiglia');
  // A test that is run alone would carry away what was built long ago.
  await buildStale();
  await makeBuildDirectory(directory);
  // Nothing has to be written there: it may belong to somebody else.
  execFileSync('chmod', ['-R', 'a-w', directory]);
  const { event } = await tryProgram({
    command: process.execPath,
    args: [path.join(directory, 'main.js')],
    cwd: elsewhere,
  });
  expect(event).toMatch(/^Smoke /);
}, 300_000);
