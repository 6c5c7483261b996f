import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { METRICS } from '../metrics/metrics.ts';

type Connected = Parameters<Pool['connect']>[0];

/** A pool that measures how long its callers wait for a connection. */
export class MeasuredPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const lent = METRICS.databaseWaitSeconds.startTimer();
    if (callback === undefined) return super.connect().finally(() => void lent());
    super.connect((error, client, done) => {
      lent();
      callback(error, client, done);
    });
  }
}
