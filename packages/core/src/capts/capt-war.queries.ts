import type { WarSource } from '@famiglia/contract/wars/war-sources';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { warKeys, wars, warSources } from '../platform/db/schema/wars.ts';

const KEY = 'key:';

/** Which feeds told of these wars, the first of them first. */
export const findWarSources = async (
  db: Queryable,
  guildId: string,
  warIds: readonly string[],
): Promise<Map<string, WarSource[]>> => {
  if (warIds.length === 0) return new Map();
  const rows = await db
    .select({ warId: warSources.warId, source: warSources.source, key: warKeys.name })
    .from(warSources)
    .leftJoin(
      warKeys,
      and(eq(warKeys.guildId, guildId), sql`${warSources.source} = ${KEY} || ${warKeys.id}::text`),
    )
    .where(and(eq(warSources.guildId, guildId), inArray(warSources.warId, [...warIds])))
    .orderBy(asc(warSources.firstSeenAt), asc(warSources.source));
  const sources = new Map<string, WarSource[]>(warIds.map((id) => [id, []]));
  for (const { warId, source, key } of rows) sources.get(warId)?.push(sourceOf(source, key));
  return sources;
};

const sourceOf = (source: string, key: string | null): WarSource => {
  if (source.startsWith(KEY)) return { kind: 'key', name: key };
  return source === 'channel' ? { kind: 'channel', name: null } : { kind: 'monitor', name: source };
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
  if (war === undefined) return null;
  const sources = await findWarSources(db, guildId, [war.id]);
  return { id: war.id, sources: sources.get(war.id) ?? [] };
};
