import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import type { Shutdown } from './shutdown.ts';

/** What every step of the start is handed. */
export interface Start {
  settings: Settings;
  log: Logger;
  shutdown: Shutdown;
  /** Aborted by the first signal: no further step begins, and what takes long is cut short. */
  signal: AbortSignal;
  /** False before the start is complete and from the first signal on: whoever sends people here may stop. */
  isRunning: () => boolean;
  /** Something the process cannot live without is gone: it ends, and says why. */
  fail: (reason: Error) => void;
}
