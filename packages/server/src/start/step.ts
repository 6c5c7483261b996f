import type { Start } from './start.ts';
import { warnIfSlow } from './warn-if-slow.ts';

interface StepOptions<Result> {
  /** The result, as it is shown to the operator. */
  describe?: (result: Result) => string;
  /** `debug` for steps that matter only when looking for a fault. */
  level?: 'info' | 'debug';
}

/** Runs one step of the start, unless it was stopped, and logs what it was and how long it took. */
export const step = async <Result>(
  { log, signal }: Pick<Start, 'log' | 'signal'>,
  name: string,
  work: () => Promise<Result>,
  { describe = () => '', level = 'info' }: StepOptions<Result> = {},
): Promise<Result> => {
  signal.throwIfAborted();
  const began = performance.now();
  const working = work();
  const isStopping = (): void => void warnIfSlow(log, name, working).catch(() => undefined);
  signal.addEventListener('abort', isStopping);
  try {
    const result = await working;
    const detail = describe(result);
    const ms = Math.round(performance.now() - began);
    if (!signal.aborted) log[level]({ ms }, detail === '' ? name : `${name}: ${detail}`);
    return result;
  } finally {
    signal.removeEventListener('abort', isStopping);
  }
};
