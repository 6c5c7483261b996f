import type { EventEmitter } from 'node:events';

/** npm forwards a Ctrl+C that the terminal has already sent to us: both are one keypress. */
const SAME_KEYPRESS_MS = 500;

/**
 * Calls `stop` for the first signal, and `stopNow` for the next one. Windows has no signals between processes: there
 * the parent sends “shutdown” over Node's IPC channel.
 */
export const onSignal = (stop: () => void, stopNow: () => void, source: EventEmitter = process): void => {
  let first: number | undefined;
  const receive = (): void => {
    if (first === undefined) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > SAME_KEYPRESS_MS) {
      stopNow();
    }
  };
  source.on('SIGINT', receive);
  source.on('SIGTERM', receive);
  source.on('message', (message) => {
    if (message === 'shutdown') receive();
  });
};
