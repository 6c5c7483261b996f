import type { Context } from '../../platform/context.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { dropLogBefore, findWaitingLogs } from './activity-log.queries.ts';

/** News of yesterday is no news: what could not be told for so long stays in the panel only. */
const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Sees to it that nothing waits for ever: rows that were written while no bot listened, and those of a channel
 * that the bot may write to again.
 */
export const askForWaitingLogs = async (context: Context, signal?: AbortSignal): Promise<void> => {
  await dropLogBefore(context.db, new Date(context.clock().getTime() - STALE_MS));
  for (const guildId of await findWaitingLogs(context.db)) {
    postponeIfOver(signal);
    await context.jobs.send(context.db, 'post-activity-log', { guildId });
  }
};
