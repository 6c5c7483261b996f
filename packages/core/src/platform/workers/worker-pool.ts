import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Answer } from './worker.ts';
import type { WorkerTask } from './worker-task.ts';

export interface RunOptions {
  /** One guild runs one task at a time and has few waiting, so that it does not block the others. */
  guildId: string;
  /** Counted from the start of the work, not from the request. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /**
   * For jobs, few of which run at a time: they wait however long the queue is. A free thread may run a second one of
   * the same guild.
   */
  patient?: boolean;
}

interface PoolOptions {
  threads: number;
  /** What the threads run: the file of `worker.ts`, or of what was built from it. */
  program?: URL;
  mostWaiting?: number;
  mostPerGuild?: number;
  memoryMb?: number;
}

type TaskName = Pick<WorkerTask<never, unknown>, 'module' | 'name'>;

interface Order extends RunOptions {
  task: TaskName;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

const TIMEOUT_MS = 10_000;
const START_MS = 60_000;
/** An idle thread ends after this time and frees its memory. */
const IDLE_MS = 60_000;
const MEMORY_MB = 256;

/** The program of the threads stands beside the file with this address. */
export const programBeside = (url: string): URL =>
  new URL(url.endsWith('.ts') ? 'worker.ts' : 'worker.js', url);

/** Built files run directly. Sources, in development, need tsx, which must be loaded first. */
const openThread = (program: URL, memoryMb: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  // Without the process's own: those of the tests lead to the sources.
  if (program.pathname.endsWith('.js')) return new Worker(program, { execArgv: [], resourceLimits });
  const source = `import('tsx-for-tools/esm/api').then(({ register }) => { register(); return import('${program.href}'); });`;
  return new Worker(source, { eval: true, execArgv: ['--conditions=source'], resourceLimits });
};

/** Worker threads that run tasks in order. A task is refused at once when too many are waiting. */
export const createPool = ({
  threads: mostThreads,
  program = programBeside(import.meta.url),
  mostWaiting = 60,
  mostPerGuild = 4,
  memoryMb = MEMORY_MB,
}: PoolOptions) => {
  const idle: Worker[] = [];
  const waiting: Order[] = [];
  const working = new Set<Order>();

  const startThread = async (): Promise<Worker> => {
    const thread = openThread(program, memoryMb);
    // The pending task gets the error; an error of an idle thread must not end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => forget(thread));
    // The time to load the thread's program does not count.
    try {
      await once(thread, 'message', { signal: AbortSignal.timeout(START_MS) });
      return thread;
    } catch (error) {
      void thread.terminate();
      throw error;
    }
  };

  const forget = (thread: Worker): boolean => {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    return at >= 0;
  };

  const release = (thread: Worker): void => {
    idle.push(thread);
    const timer = setTimeout(() => {
      if (forget(thread)) void thread.terminate();
    }, IDLE_MS);
    timer.unref();
  };

  const serve = async (order: Order): Promise<void> => {
    working.add(order);
    await perform(idle.pop() ?? startThread(), order, release);
    working.delete(order);
    serveNext();
  };

  /** The first task in the queue whose guild has none running; if there is no such guild, the first that is patient. */
  const serveNext = (): void => {
    if (working.size >= mostThreads) return;
    const busy = new Set([...working].map(({ guildId }) => guildId));
    const order =
      waiting.find(({ guildId }) => !busy.has(guildId)) ?? waiting.find(({ patient }) => patient === true);
    if (order === undefined) return;
    waiting.splice(waiting.indexOf(order), 1);
    void serve(order);
  };

  const refuseWhatIsTooMuch = (guildId: string): void => {
    const own = [...working, ...waiting].filter((order) => order.guildId === guildId).length;
    if (own >= mostPerGuild) throw new AppError('guild_busy');
    if (waiting.length >= mostWaiting) throw new AppError('overloaded');
  };

  return async (task: TaskName, input: unknown, options: RunOptions): Promise<unknown> => {
    options.signal?.throwIfAborted();
    if (options.patient !== true) refuseWhatIsTooMuch(options.guildId);
    return new Promise((resolve, reject) => {
      const order = { ...options, task, input, resolve, reject };
      waiting.push(order);
      // An aborted task is not started. A running one ends by itself, within its time limit.
      options.signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(order);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(options.signal?.reason);
      });
      serveNext();
    });
  };
};

/** Runs one task on one thread. A thread that timed out or died is never used again. */
const perform = async (
  given: Worker | Promise<Worker>,
  { task, input, timeoutMs = TIMEOUT_MS, resolve, reject }: Order,
  release: (thread: Worker) => void,
): Promise<void> => {
  let thread: Worker | undefined;
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    thread = await given;
    // An idle thread must not keep a process alive; a working one must.
    thread.ref();
    timer = setTimeout(() => late.abort(), timeoutMs);
    const heard = once(thread, 'message', { signal: late.signal });
    thread.postMessage({ module: task.module, name: task.name, input });
    const [answer] = (await heard) as [Answer];
    if ('result' in answer) resolve(answer.result);
    else if ('refusal' in answer) reject(new AppError(answer.refusal.code, answer.refusal));
    else reject(answer.failure);
    thread.unref();
    release(thread);
  } catch (cause) {
    const hopeless = late.signal.aborted || isOutOfMemory(cause);
    reject(hopeless ? new AppError('took_too_long', { cause }) : cause);
    await thread?.terminate();
  } finally {
    clearTimeout(timer);
  }
};

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
