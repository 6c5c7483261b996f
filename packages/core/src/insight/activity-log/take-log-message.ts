import type { ActivityEntry } from '@famiglia/contract/activity';
import type { ActivityType } from '@famiglia/contract/activity-types';
import { findActivity } from '../activity-feed/activity.queries.ts';
import { presentActivity } from '../activity-feed/present-activity.ts';
import type { Context } from '../../platform/context.ts';
import { beginMessage, dropUnchosen, findBegunMessage } from './activity-log.queries.ts';

export interface LogMessage {
  /** Stays the same however often it is tried: by it Discord knows a second try from a second message. */
  id: number;
  /** Oldest first, as a log is read. */
  entries: ActivityEntry[];
}

/** As many lines as an embed can hold at their longest. */
const MOST_LINES = 10;

/**
 * What the guild's log is to be told next, or null. A message that was begun before a crash comes first and
 * has the same lines as then.
 */
export const takeLogMessage = async (
  context: Context,
  guildId: string,
  chosen: readonly ActivityType[],
): Promise<LogMessage | null> =>
  context.db.transaction(async (tx) => {
    await dropUnchosen(tx, guildId, chosen);
    const message = (await findBegunMessage(tx, guildId)) ?? (await beginMessage(tx, guildId, MOST_LINES));
    if (message === null) return null;
    const { id, activityIds: ids } = message;
    const rows = await findActivity(tx, guildId, { ids }, { limit: ids.length, offset: 0 });
    return { id, entries: rows.map(presentActivity).toReversed() };
  });
