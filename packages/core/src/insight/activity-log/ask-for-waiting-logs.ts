import type { Context } from '../../platform/context.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { dropLogBefore, findWaitingLogs } from './activity-log.queries.ts';

/** Activity that could not be posted for this long is only shown in the panel. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Queues the job for rows that were written while no bot ran, and for channels that the bot may write to again. */
export const askForWaitingLogs = async (context: Context, signal?: AbortSignal): Promise<void> => {
  await dropLogBefore(context.db, new Date(context.clock().getTime() - STALE_MS));
  for (const guildId of await findWaitingLogs(context.db)) {
    postponeIfOver(signal);
    await context.jobs.send(context.db, 'post-activity-log', { guildId });
  }
};
