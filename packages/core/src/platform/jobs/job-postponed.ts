/**
 * Thrown by a handler that cannot go on now and has done nothing wrong: a limit has to pass, or the time of one run is
 * over. The job is asked for anew, with all its retries.
 */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed';
  readonly delayMs: number;

  constructor(delayMs: number, options?: ErrorOptions) {
    super('the job goes on later', options);
    this.delayMs = delayMs;
  }
}

/** Called between the steps of a long job: once its signal says so, the rest is left to another run. */
export const postponeIfOver = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true) throw new JobPostponed(0);
};
