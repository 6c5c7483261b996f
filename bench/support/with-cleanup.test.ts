import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withCleanup } from './with-cleanup.ts';

it('runs all cleanups, last first, when something fails', async () => {
  const ended: string[] = [];
  const failing = withCleanup(async (defer) => {
    defer(() => ended.push('data'));
    defer(() => ended.push('server'));
    await Promise.reject(new Error('the browser does not open'));
  });
  await expect(failing).rejects.toThrow('the browser does not open');
  expect(ended).toEqual(['server', 'data']);
});

it('continues when a cleanup fails, and reports that failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    log.mockRestore();
    process.exitCode = undefined;
  });
  let ended = false;
  await withCleanup(async (defer) => {
    defer(() => (ended = true));
    defer(() => Promise.reject(new Error('the server does not stop')));
    await Promise.resolve();
  });
  expect(ended).toBe(true);
  expect(log).toHaveBeenCalledOnce();
  expect(process.exitCode).toBe(1);
});

it.each(['SIGINT', 'SIGTERM'] as const)('runs all cleanups before it ends by %s', async (signal) => {
  const program = `
    const { withCleanup } = await import(${JSON.stringify(new URL('with-cleanup.ts', import.meta.url).href)});
    await withCleanup(async (defer) => {
      defer(async () => console.log('ended'));
      setInterval(() => undefined, 1000);
      console.log('begun');
      await new Promise(() => undefined);
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx-for-tools', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said === 'begun\n') child.kill(signal);
  });
  const [code] = await once(child, 'close');
  expect({ said, code }).toEqual({ said: 'begun\nended\n', code: 1 });
});
