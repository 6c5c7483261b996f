import { CAUSE_OF_REASON, type RenewalStop } from '@famiglia/contract/billing/renewal-stop';
import type { OwnReason } from '@famiglia/contract/billing/subscriptions';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/auth.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { subscriptionHistory } from '../../platform/db/schema/subscriptions.ts';

const ENDS = Object.keys(CAUSE_OF_REASON);
const STARTS: OwnReason[] = ['payment received', 'resumed by the guild'];

/**
 * Why the renewals of these guilds ended: the last change of each plan that has to do with renewing. A guild whose last
 * one was a payment is not among them. A charge that was under way when a renewal was stopped starts nothing.
 */
export const findRenewalStops = async (
  db: Queryable,
  guildIds: readonly string[],
): Promise<Map<string, RenewalStop>> => {
  if (guildIds.length === 0) return new Map();
  const { guildId, id, reason, after, at, actorId } = subscriptionHistory;
  const rows = await db
    .selectDistinctOn([guildId], {
      guildId,
      reason,
      at,
      actorId,
      actorName: sql<string | null>`coalesce(${members.displayName}, ${users.globalName}, ${users.username})`,
    })
    .from(subscriptionHistory)
    .leftJoin(members, and(eq(members.guildId, guildId), eq(members.userId, actorId)))
    .leftJoin(users, eq(users.id, actorId))
    .where(
      and(
        inArray(guildId, [...guildIds]),
        or(
          inArray(reason, [...ENDS, ...STARTS]),
          and(eq(reason, 'renewed'), sql`${after} ->> 'status' = 'active'`),
        ),
      ),
    )
    .orderBy(guildId, desc(id));
  return new Map(
    rows.flatMap((row) => {
      const cause = CAUSE_OF_REASON[row.reason as OwnReason];
      if (cause === undefined) return [];
      const by = row.actorId === null ? null : { id: row.actorId, name: row.actorName ?? row.actorId };
      return [[row.guildId, { cause, by, at: row.at.toISOString() }] as const];
    }),
  );
};
