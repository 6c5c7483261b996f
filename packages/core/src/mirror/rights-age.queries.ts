import { and, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { gatewayHeartbeats } from '../platform/db/schema/shards.ts';
import { guilds } from '../platform/db/schema/guilds.ts';

interface Shard {
  id: number;
  count: number;
}

/** The last heartbeat of a guild's shard. */
const lastBeat = sql`(
  select max(beat_at) from gateway_heartbeats where (${guilds.id} >> 22) % shard_count = shard_id
)`;

/**
 * When the whole mirror of a guild was last confirmed: now, while its shard is connected and its members were listed in
 * this session; otherwise when that was last the case.
 */
export const confirmedAt = sql`case
  when ${guilds.mirrorCurrent} then greatest(${guilds.mirroredAt}, ${lastBeat})
  else ${guilds.mirroredAt}
end`.mapWith(guilds.mirroredAt);

export const findConfirmedAt = async (db: Queryable, guildId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: confirmedAt })
    .from(guilds)
    .where(and(eq(guilds.id, guildId), eq(guilds.botInstalled, true)));
  return row?.at ?? null;
};

export interface MirrorFigures {
  /** Of the guild that was confirmed longest ago. */
  oldestSeconds: number;
  /** Guilds that the current session has not received as a whole. */
  incomplete: number;
}

/** How current the mirror of all guilds with the bot is. */
export const measureMirror = async (db: Queryable, now: Date): Promise<MirrorFigures> => {
  const [row] = await db
    .select({
      oldest: min(confirmedAt).mapWith(guilds.mirroredAt),
      incomplete: sql<number>`(count(*) filter (where not ${guilds.mirrorCurrent}))::int`,
    })
    .from(guilds)
    .where(eq(guilds.botInstalled, true));
  const oldest = row?.oldest ?? now;
  return {
    oldestSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    incomplete: row?.incomplete ?? 0,
  };
};

export const saveHeartbeat = async (db: Queryable, shard: Shard, now: Date): Promise<void> => {
  await db
    .insert(gatewayHeartbeats)
    .values({ shardId: shard.id, shardCount: shard.count, beatAt: now })
    .onConflictDoUpdate({
      target: [gatewayHeartbeats.shardCount, gatewayHeartbeats.shardId],
      set: { beatAt: now },
    });
};

/** A new session has not received its guilds yet: they keep the confirmation of the last session. */
export const markUnconfirmed = async (db: Queryable, shard: Shard): Promise<void> => {
  await db
    .update(guilds)
    .set({ mirrorCurrent: false, mirroredAt: sql`greatest(${guilds.mirroredAt}, ${lastBeat})` })
    .where(and(eq(guilds.mirrorCurrent, true), sql`(${guilds.id} >> 22) % ${shard.count} = ${shard.id}`));
};

/**
 * This session has received the whole guild: from now on the shard's heartbeat confirms it. Returns whether the list of
 * its members is complete for the first time.
 */
export const confirmGuild = async (db: Queryable, guildId: string, now: Date): Promise<boolean> => {
  await db.update(guilds).set({ mirrorCurrent: true, mirroredAt: now }).where(eq(guilds.id, guildId));
  const first = await db
    .update(guilds)
    .set({ membersListedAt: now })
    .where(and(eq(guilds.id, guildId), isNull(guilds.membersListedAt)))
    .returning({ id: guilds.id });
  return first.length > 0;
};

/** Whether the list of members has been complete since the bot was added. Before that a member may be unknown. */
export const hasMemberList = async (db: Queryable, guildId: string): Promise<boolean> =>
  (await db.$count(guilds, and(eq(guilds.id, guildId), isNotNull(guilds.membersListedAt)))) > 0;
