import { expect, test, vi } from 'vitest';
import { deferred } from '../kit/deferred.ts';
import { createPacedQueue } from './paced-queue.ts';

type Task = Parameters<typeof createPacedQueue>[1];

test('what is asked for before a run begins to read is served by it; what comes later is served by another', async () => {
  const [turn, read] = [deferred(), deferred()];
  const task = vi.fn<Task>(async (_key, begin) => {
    await turn.promise;
    begin();
    await read.promise;
  });
  const queue = createPacedQueue({ gatherMs: 0, spacingMs: 0 }, task);
  queue.ask('roster');
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(1));
  queue.ask('roster');
  turn.resolve();
  read.resolve();
  // Another key is served after whatever the first one still had to do.
  await vi.waitFor(() => expect(isIdle(task)).toBe(true));
  queue.ask('other');
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
  expect(task.mock.calls.map(([key]) => key)).toEqual(['roster', 'other']);

  const again = vi.fn<Task>(async (_key, begin) => {
    begin();
    if (again.mock.calls.length === 1) later.ask('roster');
  });
  const later = createPacedQueue({ gatherMs: 0, spacingMs: 0 }, again);
  later.ask('roster');
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2));
  queue.stop();
  later.stop();
});

const isIdle = (task: ReturnType<typeof vi.fn<Task>>): boolean =>
  task.mock.settledResults.every(({ type }) => type === 'fulfilled');
