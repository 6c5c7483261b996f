import { sweepExpiredSignIns } from '@famiglia/core/auth/sweep-expired-sign-ins';
import type { Context } from '@famiglia/core/context';
import { expireSubscriptions } from '@famiglia/core/subscriptions/expire-subscriptions';

/** The jobs that any process with the `worker` service can run. */
export const runJobs = async (context: Context): Promise<void> => {
  await context.jobs.work('expire-subscriptions', async () => expireSubscriptions(context));
  await context.jobs.work('sweep-expired-sign-ins', async () => sweepExpiredSignIns(context));
};
