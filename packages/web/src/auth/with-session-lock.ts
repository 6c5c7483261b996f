import { withLock } from '../lib/with-lock.ts';

/** The token in the storage and its cookie change together, in one tab at a time. */
export const withSessionLock = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('famiglia:refresh', work);
