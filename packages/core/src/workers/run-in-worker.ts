import { availableParallelism } from 'node:os';
import { guardLibrary } from '../pictures/safe-sharp.ts';
import type { TASKS } from './tasks.ts';
import { createPool } from './worker-pool.ts';
import type { RunOptions } from './worker-pool.ts';

type Tasks = typeof TASKS;

/** Two, so that one family's long work never holds up all the others; more would take the cores from the event loop. */
const pool = createPool({
  entry: new URL(import.meta.url.endsWith('.ts') ? 'worker.ts' : 'worker.js', import.meta.url),
  threads: Math.min(2, availableParallelism()),
});

const WITH_PICTURES: ReadonlySet<keyof Tasks> = new Set([
  'prepareTable',
  'readPicture',
  'drawTable',
] as const);

/**
 * Does one of the tasks in a worker thread. Refuses with `overloaded` or `guild_busy` when too much is waiting, and with
 * `took_too_long` when it does not end in time.
 */
export const runInWorker = async <Name extends keyof Tasks>(
  task: Name,
  input: Parameters<Tasks[Name]>[0],
  options: RunOptions,
): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
  if (WITH_PICTURES.has(task)) guardLibrary();
  return (await pool(task, input, options)) as Awaited<ReturnType<Tasks[Name]>>;
};
