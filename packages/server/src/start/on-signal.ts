/** npm passes a Ctrl+C on that the terminal has already sent: both are one keypress. */
const SAME_KEYPRESS_MS = 500;

/** Calls `stop` for the first signal, and `stopNow` for the next one. */
export const onSignal = (stop: () => void, stopNow: () => void): void => {
  let first: number | undefined;
  const receive = (): void => {
    if (first === undefined) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > SAME_KEYPRESS_MS) {
      stopNow();
    }
  };
  process.on('SIGINT', receive);
  process.on('SIGTERM', receive);
};
