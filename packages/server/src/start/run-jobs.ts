import { revokeGrants } from '@famiglia/core/auth/revoke-grants';
import { sweepExpiredSignIns } from '@famiglia/core/auth/sweep-expired-sign-ins';
import type { Context } from '@famiglia/core/platform/context';
import { dropOldLogins } from '@famiglia/core/privacy/drop-old-logins';
import { forgetPerson } from '@famiglia/core/privacy/forget-person';
import { dropDeletedCapts } from '@famiglia/core/gatherings/capts/list-deleted-capts';
import { refreshGuildStats } from '@famiglia/core/guilds/refresh-guild-stats';
import { sweepScreenshotFiles } from '@famiglia/core/screenshots/intake/sweep-screenshot-files';
import { ingestScreenshots } from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { expireSubscriptions } from '@famiglia/core/guilds/subscriptions/expire-subscriptions';
import { remindOfPlanEnd } from '@famiglia/core/guilds/subscriptions/remind-of-plan-end';

/** The jobs that any process with the `worker` service can run. */
export const runJobs = async (context: Context): Promise<void> => {
  await context.jobs.work('expire-subscriptions', async (_, signal) => expireSubscriptions(context, signal));
  await context.jobs.work('remind-of-plan-end', async (_, signal) => remindOfPlanEnd(context, signal));
  await context.jobs.work('drop-old-logins', async (_, signal) => dropOldLogins(context, signal));
  await context.jobs.work('forget-person', async ({ forgettingId }, signal) =>
    forgetPerson(context, forgettingId, signal),
  );
  await context.jobs.work('sweep-expired-sign-ins', async () => sweepExpiredSignIns(context));
  await context.jobs.work('revoke-grants', async (_, signal) => revokeGrants(context, signal));
  await context.jobs.work('take-pictures', async (source, signal) =>
    ingestScreenshots(context, source, signal),
  );
  await context.jobs.work('drop-deleted-capts', async () => dropDeletedCapts(context));
  await context.jobs.work('sweep-pictures', async (_, signal) => sweepScreenshotFiles(context, signal));
  await context.jobs.work('gather-tallies', async () => refreshGuildStats(context));
};
