const QUIET_MS = 45_000;
const ANSWER_MS = 10_000;

interface Silence {
  /** Something to which the other side must answer. */
  ask: () => void;
  giveUp: () => void;
}

/**
 * A connection can die without a word: a router forgets it, a laptop changes its network. After a long quiet
 * the other side is asked for a sign of life. Returns what to call at every word heard, and how to stop.
 */
export const startHeartbeat = ({ ask, giveUp }: Silence): { heard: () => void; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, ANSWER_MS);
      ask();
    }, QUIET_MS);
  };
  return { heard, stop: () => clearTimeout(timer) };
};
