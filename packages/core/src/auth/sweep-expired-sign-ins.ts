import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { deleteOldRequestCounts } from '../platform/limits/request-count.queries.ts';
import { retireIdleGrants } from './retired-grant.queries.ts';
import { deleteDeadSessions } from './session.queries.ts';
import { deleteExpiredSignIns } from './sign-in.queries.ts';

/** Removes expired parts of sign-ins, and counts of requests that no limit needs any more. The login history stays. */
export const sweepExpiredSignIns = async (context: Context): Promise<void> => {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    await deleteExpiredSignIns(tx, now);
    await deleteOldRequestCounts(tx);
    await deleteDeadSessions(tx, after(now, -LIFETIMES.refresh));
    await retireIdleGrants(tx, now);
  });
};

export const sweepExpiredSignInsJob = defineJob({
  name: 'sweep-expired-sign-ins',
  title: { en: 'Removing unfinished sign-ins', ru: 'Удаление незавершённых входов' },
  schedule: '7 * * * *',
  run: sweepExpiredSignIns,
});
