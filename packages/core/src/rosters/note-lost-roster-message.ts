import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { RosterKindName } from './roster-kind.ts';
import { rosterChanged } from '../deliveries/roster-changed.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { findRoster } from './roster.queries.ts';

interface LostMessage {
  kind: RosterKindName;
  guildId: string;
  rosterId: string;
  title: string;
  leaderId: string;
  problem: ChannelProblem;
}

/** Notifies leaders, once per cause, that a roster cannot be shown; all rosters of a guild are in one message. */
export const noteLostRosterMessage = async (
  context: Context,
  tx: Transaction,
  { guildId, rosterId, kind, title, leaderId, problem }: LostMessage,
): Promise<void> => {
  const roster = await findRoster(tx, guildId, rosterId);
  if (roster === null) return;
  await insertNotices(tx, {
    guildId,
    rosterId,
    kind: 'message_lost',
    version: roster.version,
    userIds: [leaderId],
    createdAt: context.clock(),
  });
  await requestDelivery(tx, { guildId, kind: 'lost_messages', subject: '' });
  await recordActivity(context, tx, {
    guildId,
    type: `${kind}.message_lost`,
    actorId: null,
    target: { kind, id: rosterId },
    data: { title, problem },
  });
  await context.bus.publish(tx, rosterChanged(kind, { guildId, rosterId }));
};
