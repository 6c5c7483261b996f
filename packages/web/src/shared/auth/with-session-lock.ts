/** The token in the storage and its cookie change together, in one tab at a time. */
export const withSessionLock = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('famiglia:refresh', work);

/**
 * Runs the work in one tab at a time. Browsers offer locks on secure origins only; elsewhere it just runs.
 */
const withLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : work();
};
