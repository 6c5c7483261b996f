/** Waits for the work, but no longer than this, and ignores its result. */
export const withTimeout = async (ms: number, work: Promise<unknown>): Promise<'done' | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([work.then(() => 'done' as const), late]);
  } finally {
    clearTimeout(timer);
  }
};
