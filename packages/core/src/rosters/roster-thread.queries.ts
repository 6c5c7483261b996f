import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterEntries, rosters, rosterThreadMembers } from '../platform/db/schema/rosters.ts';
import type { RosterRow } from './roster.queries.ts';

/** Who belongs into a roster's thread: everybody with a place in main, and its leader, as long as they are in the guild. */
export const findThreadPeople = async (
  db: Queryable,
  { id, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
  leaderId: string,
): Promise<{ selected: string[]; leads: boolean }> => {
  const here = and(eq(members.guildId, guildId), isNull(members.leftAt));
  const selected = await db
    .select({ userId: rosterEntries.userId })
    .from(rosterEntries)
    .innerJoin(members, and(here, eq(members.userId, rosterEntries.userId)))
    .where(and(eq(rosterEntries.rosterId, id), eq(rosterEntries.list, 'main')))
    .orderBy(rosterEntries.position);
  const leader = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(here, eq(members.userId, leaderId)));
  return { selected: selected.map(({ userId }) => userId), leads: leader.length > 0 };
};

/** People whom the bot added to the thread. */
export const findThreadMembers = async (
  db: Queryable,
  { id, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
): Promise<string[]> => {
  const rows = await db
    .select({ userId: rosterThreadMembers.userId })
    .from(rosterThreadMembers)
    .where(and(eq(rosterThreadMembers.rosterId, id), eq(rosterThreadMembers.guildId, guildId)));
  return rows.map(({ userId }) => userId);
};

export const insertThreadMembers = async (
  db: Queryable,
  { id: rosterId, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
  userIds: readonly string[],
): Promise<void> => {
  await db
    .insert(rosterThreadMembers)
    .values(userIds.map((userId) => ({ rosterId, guildId, userId })))
    .onConflictDoNothing();
};

export const deleteThreadMembers = async (
  db: Queryable,
  { id, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
  userIds: readonly string[],
): Promise<void> => {
  await db
    .delete(rosterThreadMembers)
    .where(
      and(
        eq(rosterThreadMembers.rosterId, id),
        eq(rosterThreadMembers.guildId, guildId),
        inArray(rosterThreadMembers.userId, [...userIds]),
      ),
    );
};

/**
 * The stored threads of this guild's rosters. Any other thread of the bot was created by an attempt that ended before
 * it was stored.
 */
export const findKnownThreads = async (db: Queryable, guildId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ threadId: rosters.threadId })
    .from(rosters)
    .where(and(eq(rosters.guildId, guildId), isNotNull(rosters.threadId)));
  return new Set(rows.flatMap(({ threadId }) => threadId ?? []));
};

/** Stores the thread of a roster after it was created in Discord. */
export const storeRosterThread = async (
  context: Context,
  { id, guildId, kind }: Pick<RosterRow, 'id' | 'guildId' | 'kind'>,
  { threadId, title }: { threadId: string; title: string },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx
      .update(rosters)
      .set({ threadId })
      .where(and(eq(rosters.id, id), eq(rosters.guildId, guildId)));
    await recordActivity(context, tx, {
      guildId,
      type: `${kind}.thread_made`,
      actorId: null,
      target: { kind, id },
      data: { title },
    });
  });
