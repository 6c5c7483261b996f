const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Members seen since then count as active: one week, rounded down to the hour. */
export const activeSince = (now: Date): Date => {
  const weekAgo = now.getTime() - WEEK_MS;
  return new Date(weekAgo - (weekAgo % HOUR_MS));
};
