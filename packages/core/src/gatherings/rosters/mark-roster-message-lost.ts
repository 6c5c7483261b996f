import type { ROSTER_MESSAGE_PROBLEMS } from '@famiglia/contract/events';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import { findRosterMessage, updateRosterMessage } from './roster-message.queries.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { findRoster } from './roster.queries.ts';

interface LostMessage {
  kind: 'event' | 'capt';
  guildId: string;
  rosterId: string;
  title: string;
  leaderId: string;
  problem: (typeof ROSTER_MESSAGE_PROBLEMS)[number];
}

/** Long enough not to be refused for ever, short enough that a repaired channel fills by itself. */
const RETRY_MS = 5 * 60 * 1000;

/** The roster cannot be shown: it is tried again later, and its leader is told once for each cause. */
export const markRosterMessageLost = async (context: Context, lost: LostMessage): Promise<void> => {
  const { guildId, rosterId, kind, title, leaderId, problem } = lost;
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const message = await findRosterMessage(tx, rosterId);
    const roster = await findRoster(tx, guildId, rosterId);
    if (message === null || roster === null) return;
    await updateRosterMessage(tx, rosterId, { problem, retryAt: new Date(now.getTime() + RETRY_MS) });
    if (message.problem === problem) return;
    await insertNotices(tx, {
      guildId,
      rosterId,
      kind: 'message_lost',
      version: roster.version,
      userIds: [leaderId],
      createdAt: now,
    });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind}.message_lost`,
      actorId: null,
      target: { kind, id: rosterId },
      data: { title, problem },
    });
    await context.bus.publish(
      tx,
      kind === 'event'
        ? { type: 'events.changed', guildId, eventIds: [rosterId] }
        : { type: 'capts.changed', guildId, captIds: [rosterId] },
    );
  });
};
