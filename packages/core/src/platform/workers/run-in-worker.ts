import { availableParallelism } from 'node:os';
import { guardLibrary } from '../images/safe-sharp.ts';
import { createPool, programBeside } from './worker-pool.ts';
import type { RunOptions } from './worker-pool.ts';
import type { WorkerTask } from './worker-task.ts';

/** Two, so that long work of one family does not block the others; more would take CPU time from the event loop. */
const pool = createPool({
  threads: Math.min(2, availableParallelism()),
  program: programBeside(import.meta.url),
});

/**
 * Runs a task in a worker thread. Throws `overloaded` or `guild_busy` when too much is waiting, and `took_too_long`
 * when it exceeds its time limit.
 */
export const runInWorker = async <Input, Output>(
  task: WorkerTask<Input, Output>,
  input: Input,
  options: RunOptions,
): Promise<Awaited<Output>> => {
  if (task.images) guardLibrary();
  return (await pool(task, input, options)) as Awaited<Output>;
};
