import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const runModule = new URL('run.mjs', import.meta.url).href;

/** A script that installs or builds forever, by a command that prints its id and obeys signals, or does not. */
const startScript = async ({ obeys }) => {
  const busy = `${obeys ? '' : "process.on('SIGINT', () => {});"} console.log(process.pid); setInterval(() => {}, 1e6);`;
  const script = `
    import { run, stopQuietly } from ${JSON.stringify(runModule)};
    stopQuietly();
    await run(process.execPath, ['-e', ${JSON.stringify(busy)}], { show: true }).catch((error) => console.log(error));
    console.log('the script went on');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  let output = '';
  const said = once(child.stdout, 'data');
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  await said;
  const command = Number(output);
  const commandRuns = () => {
    try {
      return process.kill(command, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => {
    if (commandRuns()) process.kill(command, 'SIGKILL');
  });
  return { child, ended, commandRuns, output: () => output.replace(`${command}\n`, '') };
};

it('a signal ends the running command, and then the script, silently', async () => {
  const { child, ended, commandRuns, output } = await startScript({ obeys: true });
  child.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(commandRuns()).toBe(false);
  expect(output()).toBe('');
});

it('a second signal does not wait for a command that does not end', async () => {
  const { child, ended, commandRuns, output } = await startScript({ obeys: false });
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(null);
  expect(commandRuns()).toBe(true);
  expect(output()).toBe('');
});
