import type { WarFacts, WarReport } from '@famiglia/contract/wars/wars';
import { and, asc, between, count, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { warPlayers, wars, warSources } from '../platform/db/schema/wars.ts';

export type WarRow = typeof wars.$inferSelect;
export type WarPlayerRow = typeof warPlayers.$inferSelect;
export type SourceRow = typeof warSources.$inferSelect;

export const findWar = async (db: Queryable, guildId: string, warId: string): Promise<WarRow | null> => {
  const [row] = await db
    .select()
    .from(wars)
    .where(and(eq(wars.guildId, guildId), eq(wars.id, warId)));
  return row ?? null;
};

/**
 * Everything that changes a war of a guild takes this lock first, before rosters (docs/decisions/0010-locks-and-versions.md):
 * two feeds may tell of the same new war at once.
 */
export const lockWars = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'war_feed', guildId);

export const findWarPlayers = async (
  db: Queryable,
  guildId: string,
  warId: string,
): Promise<WarPlayerRow[]> =>
  db
    .select()
    .from(warPlayers)
    .where(and(eq(warPlayers.guildId, guildId), eq(warPlayers.warId, warId)))
    .orderBy(asc(warPlayers.position));

/** What one feed said of these wars when it spoke last. */
export const findTold = async (
  db: Queryable,
  { guildId, source }: { guildId: string; source: string },
  keys: readonly string[],
): Promise<SourceRow[]> =>
  keys.length === 0
    ? []
    : db
        .select()
        .from(warSources)
        .where(
          and(
            eq(warSources.guildId, guildId),
            eq(warSources.source, source),
            inArray(warSources.externalKey, [...keys]),
          ),
        );

/** Which feeds told of these wars, those that told first before the others. */
export const findSources = async (
  db: Queryable,
  guildId: string,
  warIds: readonly string[],
): Promise<SourceRow[]> =>
  warIds.length === 0
    ? []
    : db
        .select()
        .from(warSources)
        .where(and(eq(warSources.guildId, guildId), inArray(warSources.warId, [...warIds])))
        .orderBy(asc(warSources.firstSeenAt), asc(warSources.source));

export const findWarsAround = async (
  db: Queryable,
  guildId: string,
  from: Date,
  to: Date,
): Promise<WarRow[]> =>
  db
    .select()
    .from(wars)
    .where(and(eq(wars.guildId, guildId), between(wars.startsAt, from, to)))
    .orderBy(asc(wars.startsAt), asc(wars.id));

export const countWarsSince = async (db: Queryable, guildId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ wars: count() })
    .from(wars)
    .where(and(eq(wars.guildId, guildId), gt(wars.firstSeenAt, since)));
  return row?.wars ?? 0;
};

export const insertWar = async (
  tx: Transaction,
  row: Omit<typeof wars.$inferInsert, 'id'>,
): Promise<string> => {
  const [made] = await tx.insert(wars).values(row).returning({ id: wars.id });
  if (made === undefined) throw new Error('a war that was inserted has no id');
  return made.id;
};

export const updateWar = async (
  tx: Transaction,
  { guildId, warId }: { guildId: string; warId: string },
  change: Partial<typeof wars.$inferInsert>,
): Promise<void> => {
  await tx
    .update(wars)
    .set(change)
    .where(and(eq(wars.guildId, guildId), eq(wars.id, warId)));
};

export const replaceWarPlayers = async (
  tx: Transaction,
  { guildId, warId }: { guildId: string; warId: string },
  players: WarFacts['players'],
): Promise<void> => {
  await tx.delete(warPlayers).where(and(eq(warPlayers.guildId, guildId), eq(warPlayers.warId, warId)));
  if (players.length === 0) return;
  await tx.insert(warPlayers).values(
    players.map((player, index) => ({
      warId,
      guildId,
      position: index + 1,
      side: player.side,
      nick: player.nick,
      kills: player.kills,
      damage: player.damage,
      hitPercent: player.hit_percent,
      headshotPercent: player.headshot_percent,
    })),
  );
};

interface Telling {
  guildId: string;
  source: string;
  externalKey: string;
  warId: string;
  report: WarReport;
  digest: Buffer;
  now: Date;
}

/** What a feed says of a war now. The war of a feed without ids keeps one row when its start is corrected. */
export const storeTold = async (tx: Transaction, telling: Telling): Promise<void> => {
  const { now, ...row } = telling;
  const change = { ...row, lastSeenAt: now, goneAt: row.report.gone ? now : null };
  await tx
    .insert(warSources)
    .values({ ...change, firstSeenAt: now })
    .onConflictDoUpdate({ target: [warSources.warId, warSources.source], set: change });
};

/** The same was said again: written at most once a minute. */
export const touchTold = async (
  db: Queryable,
  { guildId, source }: { guildId: string; source: string },
  keys: readonly string[],
  now: Date,
): Promise<void> => {
  if (keys.length === 0) return;
  await db
    .update(warSources)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(warSources.guildId, guildId),
        eq(warSources.source, source),
        inArray(warSources.externalKey, [...keys]),
        lt(warSources.lastSeenAt, new Date(now.getTime() - 60_000)),
      ),
    );
};
