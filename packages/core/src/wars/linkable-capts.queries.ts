import { and, between, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { isAlikeName } from './game-names.ts';
import { opponentIn } from './war-alert.ts';
import type { WarRow } from './war.queries.ts';

const HOUR = 3_600_000;
/** A leader may choose among capts that start so far from the war. */
const NEAR = 6 * HOUR;
/** Without a leader only a capt is taken that starts within this time. */
const SAME = HOUR;
/** As many as a select of Discord holds. */
const MOST = 25;

type PlannedCapt = Pick<
  typeof capts.$inferSelect,
  'id' | 'opponent' | 'side' | 'territory' | 'startsAt' | 'status'
>;

const planned = {
  id: capts.id,
  opponent: capts.opponent,
  side: capts.side,
  territory: capts.territory,
  startsAt: capts.startsAt,
  status: capts.status,
};

/** The planned capts around a war that no war fills yet, the nearest first. */
export const findLinkableCapts = async (db: Queryable, war: WarRow): Promise<PlannedCapt[]> => {
  const start = war.startsAt.getTime();
  const filled = db.select({ id: wars.id }).from(wars).where(eq(wars.captId, capts.id));
  return db
    .select(planned)
    .from(capts)
    .where(
      and(
        eq(capts.guildId, war.guildId),
        isNull(capts.deletedAt),
        inArray(capts.status, ['open', 'closed']),
        between(capts.startsAt, new Date(start - NEAR), new Date(start + NEAR)),
        notExists(filled),
      ),
    )
    .orderBy(sql`abs(extract(epoch from ${capts.startsAt} - ${war.startsAt}::timestamptz))`, capts.id)
    .limit(MOST);
};

/** Whether a capt is surely this war: our side, an opponent of the same name, about the same start. */
export const fits = (war: WarRow, capt: Omit<PlannedCapt, 'id'>): boolean =>
  (capt.status === 'open' || capt.status === 'closed') &&
  capt.side === war.ourSide &&
  Math.abs(capt.startsAt.getTime() - war.startsAt.getTime()) <= SAME &&
  isAlikeName(capt.opponent, opponentIn(war));

/** The capt that a war fills; null where it has none, or that one was cancelled or deleted. */
export const findLinkedCapt = async (
  db: Queryable,
  { guildId, captId }: Pick<WarRow, 'guildId' | 'captId'>,
): Promise<PlannedCapt | null> => {
  if (captId === null) return null;
  const [row] = await db
    .select(planned)
    .from(capts)
    .where(and(eq(capts.guildId, guildId), eq(capts.id, captId), isNull(capts.deletedAt)));
  return row === undefined || row.status === 'cancelled' ? null : row;
};
