import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { dropLogBefore, findWaitingLogs } from './activity-log.queries.ts';

/** Activity that could not be posted for this long is only shown in the panel. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Asks for rows that were written while no bot ran. */
export const askForWaitingLogs = async (context: Context, signal?: AbortSignal): Promise<void> => {
  await dropLogBefore(context.db, new Date(context.clock().getTime() - STALE_MS));
  for (const guildId of await findWaitingLogs(context.db)) {
    postponeIfOver(signal);
    await requestDelivery(context.db, { guildId, kind: 'activity_log', subject: '' });
  }
};

export const askForWaitingLogsJob = defineJob({
  name: 'ask-for-waiting-logs',
  title: { en: 'Family logs in Discord', ru: 'Журналы семей в Discord' },
  schedule: '* * * * *',
  run: askForWaitingLogs,
});
