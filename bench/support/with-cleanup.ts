/** Registers a cleanup, right after the resource was opened. */
export type Defer = (end: () => unknown) => void;

/** Runs a measurement, then all its cleanups, last first: also after an error, a signal, or a failed cleanup. */
export const withCleanup = async (run: (defer: Defer) => Promise<void>): Promise<void> => {
  const ends: (() => unknown)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) {
      try {
        await end();
      } catch (error) {
        process.exitCode = 1;
        console.error(error);
      }
    }
  };
  const stop = (): void => void endAll().then(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await run((end) => ends.push(end));
  } finally {
    await endAll();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
};
