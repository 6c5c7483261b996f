import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildStale } from './build.mjs';
import { makeBuildDirectory } from './build-directory.mjs';
import { tryProgram } from './try-program.mjs';

it('makes a directory that starts outside the repository, works, and shuts down', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'famiglia-built-'));
  onTestFinished(() => {
    execFileSync('chmod', ['-R', 'u+w', elsewhere]);
    rmSync(elsewhere, { recursive: true, force: true });
  });
  const directory = path.join(elsewhere, 'famiglia');
  // A test that runs alone would copy an old build.
  await buildStale();
  await makeBuildDirectory(directory);
  // The directory may be read-only.
  execFileSync('chmod', ['-R', 'a-w', directory]);
  const { event } = await tryProgram({
    command: process.execPath,
    args: [path.join(directory, 'main.js')],
    cwd: elsewhere,
  });
  expect(event).toMatch(/^Smoke /);
}, 300_000);
