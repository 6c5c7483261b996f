import { silentLogger } from '@famiglia/core/platform/log/logger';
import { expect, test, vi } from 'vitest';
import { createRunningWork } from './running-work.ts';

test('failed work is logged and no longer waited for', async () => {
  const error = vi.fn<() => void>();
  const work = createRunningWork({ ...silentLogger, error });
  const failure = new Error('nobody caught this');
  work.add(Promise.reject(failure));
  await work.finish(60_000);
  expect(error).toHaveBeenCalledWith({ err: failure }, 'work of the bot failed');
});
