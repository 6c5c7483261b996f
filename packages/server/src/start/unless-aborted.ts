import { once } from 'node:events';

/** Waits for work that may be abandoned: rejects with the signal's reason as soon as it is aborted. */
export const unlessAborted = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = once(signal, 'abort', { signal: done.signal }).then(() => {
    throw signal.reason as Error;
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    done.abort();
  }
};
