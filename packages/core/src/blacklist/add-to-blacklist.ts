import { randomUUID } from 'node:crypto';
import { blacklistRoutes, MAX_BLACKLISTED } from '@famiglia/contract/blacklist/blacklist';
import { eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findMember } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import { blacklistEntries } from '../platform/db/schema/blacklist.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import type { UseCase } from '../platform/use-case.ts';
import { endOf } from '../warnings/give-warning.ts';
import { countEntries, findBlacklisted, whoIs } from './blacklist.queries.ts';
import type { BlacklistRow } from './blacklist.queries.ts';
import { presentEntries } from './present-entries.ts';

/** Makes changes of the blacklist wait for each other, so that two at once do not exceed the limit. */
export const lockBlacklist = async (tx: Transaction, guildId: string): Promise<void> => {
  await tx.select({ id: guilds.id }).from(guilds).where(eq(guilds.id, guildId)).for('no key update');
};

/** Puts somebody on the blacklist, who may never have been on the server. */
export const addToBlacklist: UseCase<typeof blacklistRoutes.add> = async (context, actor, input) => {
  const { guildId, userId = null, staticId = null, nick = null, reason, days = 0 } = input;
  const { userId: addedBy } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, blacklistRoutes.add.access);
  if (userId === null && staticId === null && nick === null) throw new AppError('blacklist_nobody');
  return context.db.transaction(async (tx) => {
    await lockBlacklist(tx, guildId);
    const now = context.clock();
    const known = await findBlacklisted(tx, guildId, { userId, staticId, nick }, now);
    if (known.length > 0) throw new AppError('blacklist_repeated');
    if ((await countEntries(tx, guildId, { state: 'active', words: [] }, now)) >= MAX_BLACKLISTED)
      throw new AppError('blacklist_full');
    const member = userId === null ? null : await findMember(tx, guildId, userId);
    const values = {
      id: randomUUID(),
      guildId,
      userId,
      // The known static id and nick also match a member who comes back with another account.
      staticId: staticId ?? member?.staticId ?? null,
      nick: nick ?? member?.ingameNick ?? null,
      reason,
      addedBy,
      createdAt: now,
      endsAt: endOf(now, days),
    };
    const [row] = (await tx.insert(blacklistEntries).values(values).returning()) as [BlacklistRow];
    await recordActivity(context, tx, {
      guildId,
      type: 'blacklist.added',
      actorId: addedBy,
      ...(userId === null ? {} : { target: { kind: 'member', id: userId } }),
      data: { entry_id: row.id, who: whoIs(row), reason },
    });
    await context.bus.publish(tx, { type: 'blacklist.changed', guildId });
    const [entry] = await presentEntries(context, tx, guildId, [row]);
    if (entry === undefined) throw new Error('one row is presented as one entry');
    return entry;
  });
};
