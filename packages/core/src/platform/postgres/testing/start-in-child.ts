import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { spawnProgram } from '../../../testing/spawn-program.ts';

const childProgram = new URL('child-program.ts', import.meta.url);

/** A second process on a data directory, which can be killed without warning. */
export const startInChild = async (dataDir: string) => {
  const shelterRoot = path.dirname(dataDir);
  const child = await spawnProgram(childProgram, [dataDir, shelterRoot]);
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
};
