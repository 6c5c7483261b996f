/** Runs what has the same key one after another, in the order of asking. What fails does not hold up the next. */
export const createTurns = () => {
  const last = new Map<string, Promise<void>>();
  return async (key: string, run: () => Promise<void>): Promise<void> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, turn);
    try {
      await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
};
