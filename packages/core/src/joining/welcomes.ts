import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { memberJoinings } from '../platform/db/schema/joining.ts';

/** A welcome later than this would only puzzle. */
const WITHIN_MS = 60 * 60 * 1000;
/** With more joins than this within a minute (a raid, or a whole family moving in), nobody is welcomed individually. */
const MAX_JOINS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Joins within this time of each other count as one raid, which is recorded once. */
const STORM_MS = 10 * MINUTE_MS;

export interface Newcomer {
  userId: string;
  name: string;
  noticedAt: Date;
}

/**
 * Who has to be welcomed now, at most ten, the newest. If too many joined within a minute, all who wait are passed over for good, and the
 * activity says so once.
 */
export const findNewcomers = async (context: Context, guildId: string): Promise<Newcomer[]> => {
  const { joining } = await findSettings(context.db, guildId);
  if (joining.welcome === 'off') return [];
  const now = context.clock().getTime();
  return context.db.transaction(async (tx) => {
    const recent = await tx
      .select({ count: count() })
      .from(memberJoinings)
      .where(
        and(eq(memberJoinings.guildId, guildId), gt(memberJoinings.noticedAt, new Date(now - MINUTE_MS))),
      );
    const together = recent[0]?.count ?? 0;
    if (together > MAX_JOINS_PER_MINUTE) {
      await skipWelcomes(tx, guildId);
      await tellOfStorm(context, tx, guildId, together);
      return [];
    }
    const waiting = await tx
      .select({
        userId: members.userId,
        displayName: members.displayName,
        ingameNick: members.ingameNick,
        noticedAt: memberJoinings.noticedAt,
      })
      .from(memberJoinings)
      .innerJoin(
        members,
        and(eq(members.guildId, memberJoinings.guildId), eq(members.userId, memberJoinings.userId)),
      )
      .where(
        and(
          eq(memberJoinings.guildId, guildId),
          isNull(memberJoinings.welcome),
          isNull(members.leftAt),
          gt(memberJoinings.noticedAt, new Date(now - WITHIN_MS)),
        ),
      )
      .orderBy(desc(memberJoinings.noticedAt), desc(memberJoinings.userId))
      .limit(MAX_JOINS_PER_MINUTE);
    // More wait than are welcomed at once, for instance after an outage: those who have just come are still there to read it.
    const oldest = waiting.at(-1);
    if (waiting.length === MAX_JOINS_PER_MINUTE && oldest !== undefined)
      await skipWelcomes(tx, guildId, oldest.noticedAt);
    return waiting.toReversed().map(({ ingameNick, displayName, ...one }) => ({
      ...one,
      name: ingameNick ?? displayName,
    }));
  });
};

/** Skips the welcome of everybody who still waits, or only of those who joined before a moment. */
const skipWelcomes = async (tx: Transaction, guildId: string, before?: Date): Promise<void> => {
  await tx
    .update(memberJoinings)
    .set({ welcome: 'held' })
    .where(
      and(
        eq(memberJoinings.guildId, guildId),
        isNull(memberJoinings.welcome),
        before === undefined ? undefined : lt(memberJoinings.noticedAt, before),
      ),
    );
};

const tellOfStorm = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  together: number,
): Promise<void> => {
  const since = new Date(context.clock().getTime() - STORM_MS);
  const [told] = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(eq(activity.guildId, guildId), eq(activity.type, 'joining.storm'), gt(activity.createdAt, since)),
    )
    .orderBy(desc(activity.createdAt))
    .limit(1);
  if (told !== undefined) return;
  await recordActivity(context, tx, {
    guildId,
    type: 'joining.storm',
    actorId: null,
    data: { count: together },
  });
};

export const recordWelcome = async (
  { db }: Context,
  guildId: string,
  { userId, noticedAt }: Newcomer,
): Promise<void> => {
  await db
    .update(memberJoinings)
    .set({ welcome: 'sent' })
    .where(
      and(
        eq(memberJoinings.guildId, guildId),
        eq(memberJoinings.userId, userId),
        eq(memberJoinings.noticedAt, noticedAt),
      ),
    );
};
