import type { Logger } from '@famiglia/core/logger';

/** Does one step of the start, and says what it was and how long it took. */
export const step = async <Result>(
  log: Logger,
  name: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string = () => '',
): Promise<Result> => {
  const began = performance.now();
  const result = await work();
  const detail = describe(result);
  log.info({ ms: Math.round(performance.now() - began) }, detail === '' ? name : `${name}: ${detail}`);
  return result;
};
