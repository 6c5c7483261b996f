import { availableParallelism } from 'node:os';
import { guardLibrary } from '../images/safe-sharp.ts';
import { createPool } from './worker-pool.ts';
import type { RunOptions } from './worker-pool.ts';
import type { WorkerTask } from './worker-task.ts';

/** Two, so that one family's long work never holds up all the others; more would take the cores from the event loop. */
const pool = createPool({ threads: Math.min(2, availableParallelism()) });

/**
 * Does a task in a worker thread. Refuses with `overloaded` or `guild_busy` when too much is waiting, and with
 * `took_too_long` when it does not end in time.
 */
export const runInWorker = async <Input, Output>(
  task: WorkerTask<Input, Output>,
  input: Input,
  options: RunOptions,
): Promise<Awaited<Output>> => {
  if (task.images) guardLibrary();
  return (await pool(task, input, options)) as Awaited<Output>;
};
