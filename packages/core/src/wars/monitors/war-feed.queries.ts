import type { WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import type { WarReport } from '@famiglia/contract/wars/wars';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { guildSettings } from '../../platform/db/schema/settings.ts';
import { warFeeds } from '../../platform/db/schema/war-feeds.ts';
import { wars, warSources } from '../../platform/db/schema/wars.ts';

export type WarFeedRow = typeof warFeeds.$inferSelect;

export const findFeeds = async (db: Queryable): Promise<WarFeedRow[]> =>
  db.select().from(warFeeds).orderBy(asc(warFeeds.name));

/** The state of a monitor. One that is new, or now at another address, is asked at once and as a whole. */
export const openFeed = async (
  db: Queryable,
  name: WarMonitorName,
  address: string,
  now: Date,
): Promise<WarFeedRow> => {
  const find = async () => (await db.select().from(warFeeds).where(eq(warFeeds.name, name)))[0];
  const known = await find();
  if (known?.address === address) return known;
  await db.delete(warFeeds).where(eq(warFeeds.name, name));
  await db.insert(warFeeds).values({ name, address, nextAt: now }).onConflictDoNothing();
  return (await find()) ?? openFeed(db, name, address, now);
};

export const updateFeed = async (
  db: Queryable,
  name: WarMonitorName,
  change: Partial<Omit<WarFeedRow, 'name'>>,
): Promise<void> => {
  await db.update(warFeeds).set(change).where(eq(warFeeds.name, name));
};

/** Monitors that were taken out of the settings. */
export const dropOtherFeeds = async (db: Queryable, configured: readonly WarMonitorName[]): Promise<void> => {
  await db.delete(warFeeds).where(notInArray(warFeeds.name, [...configured]));
};

/** Guilds that chose what their family is called in the game. */
export interface Family {
  guildId: string;
  names: readonly string[];
  server: string;
}

const familyNames = sql<string[]>`coalesce(${guildSettings.values} -> 'wars' -> 'family_names', '[]')`;

export const findFamilies = async (db: Queryable): Promise<Family[]> =>
  db
    .select({
      guildId: guildSettings.guildId,
      names: familyNames,
      server: sql<string>`coalesce(${guildSettings.values} -> 'wars' ->> 'server', '')`,
    })
    .from(guildSettings)
    .innerJoin(guilds, and(eq(guilds.id, guildSettings.guildId), guilds.botInstalled))
    .where(sql`jsonb_array_length(${familyNames}) > 0`)
    .orderBy(asc(guildSettings.guildId));

/** What a monitor told before, of any guild. */
export interface ToldBefore {
  guildId: string;
  externalKey: string;
  digest: Buffer;
  finished: boolean;
  players: number;
  endedAt: string | null;
  winner: string | null;
}

const report = (name: keyof WarReport) => sql`${warSources.report} -> ${sql.raw(`'${name}'`)}`;

export const findToldByAll = async (
  db: Queryable,
  source: WarMonitorName,
  keys: readonly string[],
): Promise<ToldBefore[]> =>
  keys.length === 0
    ? []
    : db
        .select({
          guildId: warSources.guildId,
          externalKey: warSources.externalKey,
          digest: warSources.digest,
          finished: sql<boolean>`(${report('finished')})::boolean`,
          players: sql<number>`jsonb_array_length(${report('players')})`,
          endedAt: sql<string | null>`${report('ended_at')} #>> '{}'`,
          winner: sql<string | null>`${report('winner')} #>> '{}'`,
        })
        .from(warSources)
        .where(and(eq(warSources.source, source), inArray(warSources.externalKey, [...keys])));

/** Wars that still run as far as anybody knows, and that this monitor told of and did not take back. */
export const findRunning = async (db: Queryable, source: WarMonitorName) =>
  db
    .select({
      guildId: warSources.guildId,
      externalKey: warSources.externalKey,
      report: warSources.report,
    })
    .from(wars)
    .innerJoin(warSources, and(eq(warSources.warId, wars.id), eq(warSources.guildId, wars.guildId)))
    .where(and(eq(wars.status, 'active'), eq(warSources.source, source), isNull(warSources.goneAt)));
