import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { blacklistEntries, blacklistMatches } from '../platform/db/schema/blacklist.ts';
import type { UseCase } from '../platform/use-case.ts';
import { stateOf } from '../warnings/warning.queries.ts';
import { lockBlacklist } from './add-to-blacklist.ts';
import { findEntry, whoIs } from './blacklist.queries.ts';
import { presentEntries } from './present-entries.ts';

export const liftEntry: UseCase<typeof blacklistRoutes.lift> = async (context, actor, input) => {
  const { guildId, entryId, why } = input;
  const { userId: actorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, blacklistRoutes.lift.access);
  return context.db.transaction(async (tx) => {
    await lockBlacklist(tx, guildId);
    const row = await findEntry(tx, guildId, entryId);
    if (row === null) throw new AppError('not_found');
    if (stateOf(row, context.clock()) !== 'active') throw new AppError('blacklist_over');
    const over = { liftedBy: actorId, liftedAt: context.clock(), liftReason: why };
    await tx
      .update(blacklistEntries)
      .set(over)
      .where(and(eq(blacklistEntries.guildId, guildId), eq(blacklistEntries.id, entryId)));
    await recordActivity(context, tx, {
      guildId,
      type: 'blacklist.lifted',
      actorId,
      ...(row.userId === null ? {} : { target: { kind: 'member', id: row.userId } }),
      data: { entry_id: entryId, who: whoIs(row), why },
    });
    // Members who joined while the entry named them got no roles.
    const matched = await tx
      .selectDistinct({ userId: blacklistMatches.userId })
      .from(blacklistMatches)
      .where(and(eq(blacklistMatches.guildId, guildId), eq(blacklistMatches.entryId, entryId)));
    await requestDeliveries(
      tx,
      matched.map(({ userId }) => ({ guildId, kind: 'joining_roles', subject: userId })),
    );
    await context.bus.publish(tx, { type: 'blacklist.changed', guildId });
    const [entry] = await presentEntries(context, tx, guildId, [{ ...row, ...over }]);
    if (entry === undefined) throw new Error('one row is presented as one entry');
    return entry;
  });
};
