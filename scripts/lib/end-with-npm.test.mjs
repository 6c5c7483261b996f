import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const MODULE = new URL('end-with-npm.mjs', import.meta.url).href;

/** A program that npm runs: it prints when it has started, and when it shuts down. */
const program = (platform) => `
  const { endWithNpm } = await import(${JSON.stringify(MODULE)});
  process.on('SIGTERM', () => { console.log('stopped in order'); process.exit(); });
  endWithNpm({ platform: '${platform}' });
  setInterval(() => undefined, 1000);
  console.log('started');`;

/** The shell between npm and the program, which is killed. */
const shell = (platform) => `
  require('node:child_process').spawn(
    process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program(platform))}],
    { stdio: ['ignore', 'inherit', 'inherit'] });`;

it.each(['linux', 'darwin', 'win32'])(
  'shuts down when the shell of npm is killed, as it is detected on %s',
  async (platform) => {
    const child = spawn(process.execPath, ['-e', shell(platform)], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (said === 'started\n') child.kill('SIGKILL');
    });
    // The program has the pipe too: the pipe ends with the last of both.
    await once(child.stdout, 'end');
    expect(said).toBe('started\nstopped in order\n');
  },
);
