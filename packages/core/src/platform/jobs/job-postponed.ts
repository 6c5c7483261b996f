/**
 * Thrown by a handler that has to stop without a fault: a rate limit applies, or the time of the run is over. The job
 * is queued again with all its retries.
 */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed';
  readonly delayMs: number;

  constructor(delayMs: number, options?: ErrorOptions) {
    super('the job goes on later', options);
    this.delayMs = delayMs;
  }
}

/** Called between the steps of a long job: once the signal is aborted, the rest is left to another run. */
export const postponeIfOver = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true) throw new JobPostponed(0);
};
