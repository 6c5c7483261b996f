import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { findActivity } from '../activity/activity.queries.ts';
import { presentActivity } from '../activity/present-activity.ts';
import type { Context } from '../platform/context.ts';
import {
  beginMessage,
  dropUnchosen,
  findBegunMessage,
  dropLogBefore,
  findWaitingLogs,
} from './activity-log.queries.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';

export interface LogMessage {
  /** The same for every retry: it is the nonce by which Discord recognises a repeated message. */
  id: number;
  /** Oldest first. */
  entries: ActivityEntry[];
}

/** As many of the longest lines as an embed can have. */
const MAX_LINES = 10;

/**
 * The next message of the guild's log, or null. A message that was begun before a crash comes first, with the same
 * lines.
 */
export const takeLogMessage = async (
  context: Context,
  guildId: string,
  chosen: readonly ActivityType[],
): Promise<LogMessage | null> =>
  context.db.transaction(async (tx) => {
    await dropUnchosen(tx, guildId, chosen);
    const message = (await findBegunMessage(tx, guildId)) ?? (await beginMessage(tx, guildId, MAX_LINES));
    if (message === null) return null;
    const { id, activityIds: ids } = message;
    const rows = await findActivity(tx, guildId, { ids }, { limit: ids.length, offset: 0 });
    return { id, entries: rows.map(presentActivity).toReversed() };
  });

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
