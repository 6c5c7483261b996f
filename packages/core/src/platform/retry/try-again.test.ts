import { expect, test, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

const { signal } = new AbortController();

test('work that fails is done again until it succeeds, and every failure is told', async () => {
  const work = vi.fn<() => Promise<string>>(async () => {
    if (work.mock.calls.length < 3) throw new Error(`failure ${work.mock.calls.length}`);
    return 'made';
  });
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  expect(await tryAgain(work, { attempts: 3, signal, onFailure, firstMs: 1 })).toBe('made');
  expect(failures).toEqual([new Error('failure 1'), new Error('failure 2')]);
});

test('the last failure is thrown, and a stop ends the waiting', async () => {
  const work = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('never')));
  const onFailure = vi.fn<() => void>();
  await expect(tryAgain(work, { attempts: 2, signal, onFailure, firstMs: 1 })).rejects.toThrow('never');
  expect(work).toHaveBeenCalledTimes(2);
  const stopping = new AbortController();
  const waiting = tryAgain(work, { attempts: 2, signal: stopping.signal, onFailure, firstMs: 600_000 });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
  expect(work).toHaveBeenCalledTimes(3);
});
