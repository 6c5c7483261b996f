import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { capts } from '../../platform/db/schema/capts.ts';
import { events } from '../../platform/db/schema/events.ts';
import { rosterEntries, rosters } from '../../platform/db/schema/rosters.ts';

const ofMember = (guildId: string, userId: string) =>
  and(eq(rosterEntries.guildId, guildId), eq(rosterEntries.userId, userId));

/** A member's past sign-ups. Only rosters with marked attendance count. */
export const countAttendance = async (db: Queryable, guildId: string, userId: string) => {
  const came = sql`${rosterEntries.attended} is true`;
  const [row] = await db
    .select({
      signedUp: count(sql`case when ${rosterEntries.attended} is not null then 1 end`),
      came: count(sql`case when ${came} then 1 end`),
      events: count(sql`case when ${came} and ${events.id} is not null then 1 end`),
    })
    .from(rosterEntries)
    .innerJoin(rosters, eq(rosters.id, rosterEntries.rosterId))
    .leftJoin(events, eq(events.id, rosters.id))
    .where(ofMember(guildId, userId));
  const { signedUp, came: total, events: ofEvents } = row ?? { signedUp: 0, came: 0, events: 0 };
  return { signedUp, came: total, events: ofEvents, capts: total - ofEvents };
};

const title = sql<string>`coalesce(${events.title}, ${capts.opponent} || coalesce(', ' || nullif(${capts.territory}, ''), ''))`;
const startsAt = sql<string>`coalesce(${events.startsAt}, ${capts.startsAt})`;

/** Past and planned ones, without cancelled and deleted ones. */
const stands = sql`(${events.status} <> 'cancelled' or (${capts.status} <> 'cancelled' and ${capts.deletedAt} is null))`;

/** Events and capts that a member signed up for, newest first. */
export const findAttendance = async (
  db: Queryable,
  guildId: string,
  userId: string,
  page: { limit: number; offset: number },
) => {
  const signedUp = and(ofMember(guildId, userId), stands);
  const rows = await db
    .select({
      kind: rosters.kind,
      id: rosters.id,
      title,
      startsAt,
      list: rosterEntries.list,
      position: rosterEntries.position,
      attended: rosterEntries.attended,
    })
    .from(rosterEntries)
    .innerJoin(rosters, eq(rosters.id, rosterEntries.rosterId))
    .leftJoin(events, eq(events.id, rosters.id))
    .leftJoin(capts, eq(capts.id, rosters.id))
    .where(signedUp)
    .orderBy(desc(startsAt), desc(rosters.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(rosterEntries)
    .innerJoin(rosters, eq(rosters.id, rosterEntries.rosterId))
    .leftJoin(events, eq(events.id, rosters.id))
    .leftJoin(capts, eq(capts.id, rosters.id))
    .where(signedUp);
  return { rows, total: counted?.total ?? 0 };
};
