/** Runs the work in one tab at a time. Browsers know locks on secure origins only; elsewhere it just runs. */
export const withLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : work();
};
