import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const childProgram = fileURLToPath(new URL('child-program.ts', import.meta.url));

/** A second process on a data directory, which can be killed without warning. */
export function startInChild(dataDir: string) {
  const shelterRoot = path.dirname(dataDir);
  const child = spawn(process.execPath, ['--import', 'tsx', childProgram, dataDir, shelterRoot], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    child.stdin.end();
    await gone;
  });
  const answer = once(createInterface(child.stdout), 'line').then(
    ([line]) => JSON.parse(String(line)) as { connectionString?: string; error?: string },
  );
  return { pid: child.pid, answer, kill };
}
