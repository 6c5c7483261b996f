import type { WarSource } from '@famiglia/contract/wars/war-sources';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { warKeys, wars, warSources } from '../platform/db/schema/wars.ts';

const KEY = 'key:';

/** Which feeds told of a war, the first of them first. */
export const findWarSources = async (db: Queryable, guildId: string, warId: string): Promise<WarSource[]> => {
  const rows = await db
    .select({ source: warSources.source, key: warKeys.name })
    .from(warSources)
    .leftJoin(
      warKeys,
      and(eq(warKeys.guildId, guildId), sql`${warSources.source} = ${KEY} || ${warKeys.id}::text`),
    )
    .where(and(eq(warSources.guildId, guildId), eq(warSources.warId, warId)))
    .orderBy(asc(warSources.firstSeenAt), asc(warSources.source));
  return rows.map(({ source, key }) => {
    if (source.startsWith(KEY)) return { kind: 'key', name: key };
    return source === 'channel' ? { kind: 'channel', name: null } : { kind: 'monitor', name: source };
  });
};

/** The war of the feed that fills a capt, and who told of it. */
export const findWarOfCapt = async (
  db: Queryable,
  guildId: string,
  captId: string,
): Promise<{ id: string; sources: WarSource[] } | null> => {
  const [war] = await db
    .select({ id: wars.id })
    .from(wars)
    .where(and(eq(wars.guildId, guildId), eq(wars.captId, captId)));
  return war === undefined ? null : { id: war.id, sources: await findWarSources(db, guildId, war.id) };
};
