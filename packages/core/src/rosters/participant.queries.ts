import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { members } from '../db/schema/guilds.ts';
import { rosterEntries } from '../db/schema/rosters.ts';

const person = {
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
  reputation: members.reputation,
};

/** Everybody on a roster in its order, or one of them, with the names the guild knows them by. */
export const findParticipants = async (db: Queryable, guildId: string, rosterId: string, userId?: string) =>
  db
    .select({ entry: rosterEntries, person })
    .from(rosterEntries)
    .innerJoin(
      members,
      and(eq(members.guildId, rosterEntries.guildId), eq(members.userId, rosterEntries.userId)),
    )
    .where(
      and(
        eq(rosterEntries.guildId, guildId),
        eq(rosterEntries.rosterId, rosterId),
        userId === undefined ? undefined : eq(rosterEntries.userId, userId),
      ),
    )
    // "main" comes before "reserve" in the alphabet too.
    .orderBy(asc(rosterEntries.list), asc(rosterEntries.position));
