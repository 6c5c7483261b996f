type Task = () => Promise<void>;

/**
 * Runs at most so many tasks at the same time. Guilds take turns, so that one guild with many tasks does not hold up
 * the others.
 */
export const createFairLimit = (atOnce: number) => {
  /** The guilds with waiting tasks, the next one first. */
  const waiting = new Map<string, Task[]>();
  let running = 0;

  const next = (): void => {
    const [turn] = waiting;
    if (turn === undefined || running >= atOnce) return;
    const [guildId, tasks] = turn;
    waiting.delete(guildId);
    const task = tasks.shift();
    if (tasks.length > 0) waiting.set(guildId, tasks);
    if (task === undefined) return;
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  };

  return async (guildId: string, task: Task): Promise<void> =>
    new Promise((resolve, reject) => {
      const queued = async () => task().then(resolve, reject);
      const tasks = waiting.get(guildId) ?? [];
      tasks.push(queued);
      waiting.set(guildId, tasks);
      next();
    });
};
