import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { findMember, findRank } from '../members/member.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';

export interface Top {
  reputationName: string;
  /** One page of those who have any. */
  people: readonly { userId: string; displayName: string; reputation: number; rank: number }[];
  total: number;
  /** The caller's own rank. */
  own: { rank: number; reputation: number } | null;
}

/** The members with the most reputation, and the caller's rank. */
export const listTop = async (
  context: Context,
  actor: Actor,
  { guildId, limit, offset }: { guildId: string; limit: number; offset: number },
): Promise<Top> => {
  const userId = await requireMembership(context, actor, guildId);
  const { db } = context;
  const [{ reputation_name: reputationName }, people, total, asking] = await Promise.all([
    findSettings(db, guildId),
    findBest(db, guildId, { limit, offset }),
    db.$count(members, ranked(guildId)),
    findMember(db, guildId, userId),
  ]);
  const own =
    asking === null
      ? null
      : { rank: await findRank(db, guildId, asking.reputation), reputation: asking.reputation };
  return { reputationName, people, total, own };
};

const ranked = (guildId: string) =>
  and(
    eq(members.guildId, guildId),
    isNull(members.leftAt),
    eq(members.isBot, false),
    gt(members.reputation, 0),
  );

/** Equal reputations share a rank. */
const findBest = async (db: Queryable, guildId: string, page: { limit: number; offset: number }) =>
  db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      reputation: members.reputation,
      rank: sql<number>`rank() over (order by ${members.reputation} desc)`.mapWith(Number),
    })
    .from(members)
    .where(ranked(guildId))
    .orderBy(desc(members.reputation), asc(members.userId))
    .limit(page.limit)
    .offset(page.offset);
