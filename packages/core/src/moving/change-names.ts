import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { storeNames } from './moving.queries.ts';
import type { NameChange } from './moving.queries.ts';

interface ManyNames {
  guildId: string;
  changes: readonly NameChange[];
  actorId: string | null;
  type: Extract<ActivityType, `names.${string}`>;
}

/** Changes the names of members whose rows are locked, with one row of activity: each name has its own row in the history of nicks. */
export const changeNames = async (
  context: Context,
  tx: Transaction,
  { guildId, changes, actorId, type }: ManyNames,
): Promise<void> => {
  await storeNames(tx, { guildId, changes, changedBy: actorId, at: context.clock() });
  const only = changes.length === 1 ? changes[0] : undefined;
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    ...(only && { target: { kind: 'member', id: only.userId } }),
    data: { count: changes.length },
  });
  const userIds = changes.map(({ userId }) => userId);
  // Otherwise the bot gives nobody a name.
  if ((await findSettings(tx, guildId)).nicknames.in_step)
    await requestDeliveries(
      tx,
      userIds.map((subject) => ({ guildId, kind: 'nickname', subject })),
    );
  await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds });
};
