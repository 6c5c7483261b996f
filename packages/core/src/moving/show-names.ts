import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { storeNames } from './moving.queries.ts';
import type { NameChange } from './moving.queries.ts';

/** Writes names of members whose rows are locked, with their history, and has Discord show them. What the activity says of it is the caller’s. */
export const showNames = async (
  context: Context,
  tx: Transaction,
  { guildId, actorId }: { guildId: string; actorId: string | null },
  changes: readonly NameChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await storeNames(tx, { guildId, changes, changedBy: actorId, at: context.clock() });
  const userIds = changes.map(({ userId }) => userId);
  // Otherwise the bot gives nobody a name.
  if ((await findSettings(tx, guildId)).nicknames.in_step)
    await requestDeliveries(
      tx,
      userIds.map((subject) => ({ guildId, kind: 'nickname', subject })),
    );
  await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds });
};
