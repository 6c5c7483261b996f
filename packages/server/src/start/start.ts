import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Shutdown } from './shutdown.ts';

/** The arguments of every step of the start. */
export interface Start {
  settings: Settings;
  log: Logger;
  shutdown: Shutdown;
  /** Aborted by the first signal: no further step begins, and long steps are interrupted. */
  signal: AbortSignal;
  /** False before the start is complete and after the first signal: load balancers then send no requests here. */
  isRunning: () => boolean;
  /** Called when the process has lost something that it needs to run: it ends and logs why. */
  fail: (reason: Error) => void;
}
