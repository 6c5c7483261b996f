import type { Logger } from '../log/logger.ts';
import { JobPostponed } from './job-postponed.ts';

/**
 * For a job with many independent steps: one that fails unexpectedly is logged and must not keep the others waiting. At
 * the end the job fails with all of them, so that it is tried again and then shown to the site admin.
 */
export const collectFaults = (log: Logger, what: string) => {
  const faults: unknown[] = [];
  return {
    /** Runs one step. False where it failed. */
    attempt: async (about: object, step: () => Promise<void>): Promise<boolean> => {
      try {
        await step();
        return true;
      } catch (error) {
        if (error instanceof JobPostponed) throw error;
        log.error({ ...about, err: error }, `${what} failed`);
        faults.push(error);
        return false;
      }
    },
    throwIfAny: (): void => {
      if (faults.length > 0) throw new AggregateError(faults, `${what} failed ${faults.length} times`);
    },
  };
};
