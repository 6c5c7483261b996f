import { inactiveRoutes, LETTER_PAUSE_DAYS } from '@famiglia/contract/inactive/inactive';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findInactive, hidePeople } from './inactive.queries.ts';

const PAUSE_MS = LETTER_PAUSE_DAYS * 24 * 60 * 60 * 1000;

/** Asks people who are on the list now by a direct message where they are. Whoever was asked lately is left alone. */
export const writeToInactive: UseCase<typeof inactiveRoutes.write> = async (context, actor, input) => {
  const { guildId, userIds } = input;
  await requireGuildAccess(context, actor, guildId, inactiveRoutes.write.access);
  const { userId: actorId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const people = (await findListed(context, tx, guildId, userIds)).flatMap(({ user_id: id, written }) =>
      written === null || now.getTime() - Date.parse(written) >= PAUSE_MS ? [id] : [],
    );
    await record(context, tx, { guildId, type: 'inactive.written', actorId, people });
    await requestDeliveries(
      tx,
      people.map((subject) => ({ guildId, kind: 'inactive_letter' as const, subject })),
    );
    return { written: people.length };
  });
};

/** Takes people off the list who are on it now. */
export const hideInactive: UseCase<typeof inactiveRoutes.hide> = async (context, actor, input) => {
  const { guildId, userIds } = input;
  await requireGuildAccess(context, actor, guildId, inactiveRoutes.hide.access);
  const { userId: actorId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const people = (await findListed(context, tx, guildId, userIds)).map((row) => row.user_id);
    if (people.length === 0) return;
    await hidePeople(tx, guildId, people, context.clock());
    await record(context, tx, { guildId, type: 'inactive.hidden', actorId, people });
  });
  return null;
};

const findListed = async (context: Context, tx: Transaction, guildId: string, userIds: readonly string[]) => {
  const { days } = (await findSettings(tx, guildId)).inactive;
  const page = { limit: userIds.length, offset: 0 };
  return findInactive(tx, guildId, { days, now: context.clock(), userIds, ...page });
};

interface Recorded {
  guildId: string;
  type: Extract<ActivityType, `inactive.${string}`>;
  actorId: string;
  people: readonly string[];
}

const record = async (context: Context, tx: Transaction, { people, ...entry }: Recorded): Promise<void> => {
  for (const id of people) await recordActivity(context, tx, { ...entry, target: { kind: 'member', id } });
  if (people.length === 0) return;
  await context.bus.publish(tx, {
    type: 'personnel.changed',
    guildId: entry.guildId,
    userIds: [...people],
  });
};
