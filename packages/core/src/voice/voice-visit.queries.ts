import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import { voiceVisits } from '../platform/db/schema/voice.ts';

export interface VoiceState {
  userId: string;
  /** Null where the person has left voice. */
  channelId: string | null;
  /** Whether that is the server's AFK channel: its time does not count. */
  isAfk?: boolean;
}

/**
 * When the visit ended, or now if there was none. Another process may have counted it beyond this moment meanwhile: then it
 * ends where its counted time does.
 */
export const endVisit = async (
  tx: Transaction,
  guildId: string,
  userId: string,
  now: Date,
): Promise<Date> => {
  const [ended] = await tx
    .update(voiceVisits)
    .set({ leftAt: sql`greatest(${now.toISOString()}::timestamptz, ${voiceVisits.countedUntil})` })
    .where(and(eq(voiceVisits.guildId, guildId), eq(voiceVisits.userId, userId), isNull(voiceVisits.leftAt)))
    .returning({ leftAt: voiceVisits.leftAt });
  return ended?.leftAt ?? now;
};

export const findOpenVisits = async (db: Queryable, guildId: string) =>
  db
    .select({ userId: voiceVisits.userId, channelId: voiceVisits.channelId, counts: voiceVisits.counts })
    .from(voiceVisits)
    .where(and(eq(voiceVisits.guildId, guildId), isNull(voiceVisits.leftAt)));

export const findOpenVisit = async (db: Queryable, guildId: string, userId: string) => {
  const [visit] = await db
    .select({ channelId: voiceVisits.channelId, counts: voiceVisits.counts })
    .from(voiceVisits)
    .where(and(eq(voiceVisits.guildId, guildId), eq(voiceVisits.userId, userId), isNull(voiceVisits.leftAt)));
  return visit ?? null;
};

/** From now on the visits in this channel do not count, and all others do. */
export const setAfkChannel = async (tx: Transaction, guildId: string, channelId: string | null) => {
  const counts = sql`${voiceVisits.channelId} is distinct from ${channelId}::bigint`;
  await tx
    .update(voiceVisits)
    .set({ counts })
    .where(
      and(
        eq(voiceVisits.guildId, guildId),
        isNull(voiceVisits.leftAt),
        sql`${voiceVisits.counts} is distinct from (${counts})`,
      ),
    );
};

export const startVisit = async (
  tx: Transaction,
  visit: { guildId: string; userId: string; channelId: string; joinedAt: Date; counts: boolean },
) => {
  await tx
    .insert(voiceVisits)
    .values({ ...visit, countedUntil: visit.joinedAt })
    .onConflictDoNothing();
};

/**
 * Deletes visits that are too old for any event that still waits for its attendance. Each person's last visit stays,
 * because it says when they were last seen.
 */
export const forgetVisitsBefore = async (db: Queryable, moment: Date): Promise<void> => {
  await db.delete(voiceVisits).where(
    and(
      lt(voiceVisits.leftAt, moment),
      sql`exists (select from voice_visits later where later.guild_id = ${voiceVisits.guildId}
        and later.user_id = ${voiceVisits.userId} and later.joined_at > ${voiceVisits.joinedAt})`,
    ),
  );
};

/** Participants of a roster who were in voice within a time span, where, and for how long. */
export const findSightings = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
  span: { from: Date; to: Date },
) => {
  const from = span.from.toISOString();
  const to = span.to.toISOString();
  return db
    .select({
      userId: voiceVisits.userId,
      channelId: voiceVisits.channelId,
      channelName: sql<string>`coalesce(${channels.name}, '')`,
      minutes: sql<number>`ceil(sum(extract(epoch from
        least(coalesce(${voiceVisits.leftAt}, ${to}), ${to}) - greatest(${voiceVisits.joinedAt}, ${from}))) / 60)::float8`,
    })
    .from(voiceVisits)
    .innerJoin(
      rosterEntries,
      and(eq(rosterEntries.rosterId, rosterId), eq(rosterEntries.userId, voiceVisits.userId)),
    )
    .leftJoin(channels, and(eq(channels.guildId, guildId), eq(channels.id, voiceVisits.channelId)))
    .where(
      and(
        eq(voiceVisits.guildId, guildId),
        lt(voiceVisits.joinedAt, span.to),
        or(isNull(voiceVisits.leftAt), gt(voiceVisits.leftAt, span.from)),
      ),
    )
    .groupBy(voiceVisits.userId, voiceVisits.channelId, channels.name)
    .orderBy(voiceVisits.channelId, voiceVisits.userId);
};
