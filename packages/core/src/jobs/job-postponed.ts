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
