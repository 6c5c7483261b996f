import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { activity, rosterOf } from '../platform/db/schema/activity.ts';

export interface Strikes {
  kind: 'event' | 'capt';
  title: string;
  people: { userId: string; strikes: number }[];
}

/** Who was absent too often when an attendance was settled; `subject` names the roster and the moment. Null if nobody was. */
export const findStrikes = async (
  db: Queryable,
  guildId: string,
  subject: string,
): Promise<Strikes | null> => {
  const [rosterId = '', since = ''] = subject.split(':');
  const rows = await db
    .select({ type: activity.type, userId: activity.targetId, data: activity.data })
    .from(activity)
    .where(
      and(
        eq(activity.guildId, guildId),
        inArray(activity.type, ['event.strike', 'capt.strike']),
        sql`${rosterOf} = ${rosterId}`,
        gte(activity.createdAt, new Date(Number(since))),
      ),
    )
    .orderBy(asc(activity.id));
  const [first] = rows;
  if (first === undefined) return null;
  const { title } = first.data;
  // A later settlement may have named somebody again: the newest count is true.
  const newest = new Map(rows.map(({ userId, data }) => [userId ?? '', Number(data['strikes'])]));
  return {
    kind: first.type === 'capt.strike' ? 'capt' : 'event',
    title: typeof title === 'string' ? title : '',
    people: [...newest].map(([userId, strikes]) => ({ userId, strikes })),
  };
};
