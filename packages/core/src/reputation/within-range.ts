import { refusedByCheck } from '../platform/refused-by-check.ts';

/** The database refuses balances out of range; the caller gets an error that says so. */
export const withinRange = async <Result>(work: Promise<Result>): Promise<Result> =>
  refusedByCheck('balance_within_range', 'reputation_out_of_range', work);
