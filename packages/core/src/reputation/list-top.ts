import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { requireMembership } from '../guilds/access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { findMember, findRank } from '../guilds/members/member.queries.ts';
import { findSettings } from '../guilds/settings/settings.queries.ts';

const SHOWN = 10;

export interface Top {
  reputationName: string;
  people: readonly { userId: string; displayName: string; reputation: number; rank: number }[];
  /** The caller's own rank. */
  own: { rank: number; reputation: number } | null;
}

/** The members with the most reputation, and the caller's rank. */
export const listTop = async (context: Context, actor: Actor, guildId: string): Promise<Top> => {
  const userId = await requireMembership(context, actor, guildId);
  const { db } = context;
  const [{ reputation_name: reputationName }, rows, asking] = await Promise.all([
    findSettings(db, guildId),
    findBest(db, guildId),
    findMember(db, guildId, userId),
  ]);
  const people = rows.map((row) => ({
    ...row,
    // Equal reputations share a rank.
    rank: rows.findIndex((other) => other.reputation === row.reputation) + 1,
  }));
  const own =
    asking === null
      ? null
      : { rank: await findRank(db, guildId, asking.reputation), reputation: asking.reputation };
  return { reputationName, people, own };
};

const findBest = async (db: Queryable, guildId: string) =>
  db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      reputation: members.reputation,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), isNull(members.leftAt), eq(members.isBot, false)))
    .orderBy(desc(members.reputation), asc(members.userId))
    .limit(SHOWN);
