import type { CaptDetails, CaptResult } from '@famiglia/contract/capts/capts';
import type { WarSource } from '@famiglia/contract/wars/war-sources';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Queryable } from '../platform/db/database.ts';
import { guildKeys } from '../platform/db/schema/keys.ts';
import { wars, warSources } from '../platform/db/schema/wars.ts';

const KEY = 'key:';

/** Which feeds told of these wars, the first of them first. */
export const findWarSources = async (
  db: Queryable,
  guildId: string,
  warIds: readonly string[],
): Promise<Map<string, WarSource[]>> => {
  if (warIds.length === 0) return new Map();
  const rows = await db
    .select({ warId: warSources.warId, source: warSources.source, key: guildKeys.name })
    .from(warSources)
    .leftJoin(
      guildKeys,
      and(eq(guildKeys.guildId, guildId), sql`${warSources.source} = ${KEY} || ${guildKeys.id}::text`),
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

type WarRow = typeof wars.$inferSelect;

/** How a war ended for us; null where nobody knows. */
export const resultFor = (
  ourSide: WarRow['ourSide'],
  { winner }: Pick<WarRow, 'winner'>,
): CaptResult | null => {
  if (winner === null || winner === 'draw') return winner;
  return winner === ourSide ? 'win' : 'loss';
};

/** What a feed says of the outcome since a leader decided, where that differs. */
export const laterOutcome = ({ later, ourSide }: Pick<WarRow, 'later' | 'ourSide'>) => {
  if (later === null) return null;
  const scores = [later.score_attacker, later.score_defender] as const;
  const [ours, theirs] = ourSide === 'attack' ? scores : [scores[1], scores[0]];
  return { result: resultFor(ourSide, later), score_ours: ours, score_theirs: theirs };
};

/** The war of the feed that fills a capt, and who told of it. */
export const findWarOfCapt = async (
  db: Queryable,
  guildId: string,
  captId: string,
): Promise<CaptDetails['war']> => {
  const [war] = await db
    .select({
      id: wars.id,
      ourSide: wars.ourSide,
      status: wars.status,
      decision: wars.decision,
      later: wars.later,
    })
    .from(wars)
    .where(and(eq(wars.guildId, guildId), eq(wars.captId, captId)));
  if (war === undefined) return null;
  const sources = await findWarSources(db, guildId, [war.id]);
  return {
    id: war.id,
    sources: sources.get(war.id) ?? [],
    waits: war.status === 'finished' && war.decision === 'pending',
    later: laterOutcome(war),
  };
};

/** What leaders see of a war in Discord names its capt, so it is drawn anew when that one is renamed, moved, cancelled or deleted. */
export const redrawWarOf = async (
  db: Queryable,
  { guildId, captId }: { guildId: string; captId: string },
): Promise<void> => {
  const shown = await db
    .select({ id: wars.id, status: wars.status })
    .from(wars)
    .where(and(eq(wars.guildId, guildId), eq(wars.captId, captId), eq(wars.decision, 'pending')));
  await requestDeliveries(
    db,
    shown.flatMap(({ id, status }) => [
      { guildId, kind: 'war_alert' as const, subject: id },
      ...(status === 'finished' ? [{ guildId, kind: 'war_result' as const, subject: id }] : []),
    ]),
  );
};
