import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Queryable } from '../platform/db/database.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import type { ROSTER_NOTICES } from '../platform/db/schema/roster-messages.ts';

export type RosterNoticeKind = (typeof ROSTER_NOTICES)[number];
export type RosterNotice = typeof rosterNotices.$inferSelect;

interface NewNotices {
  guildId: string;
  rosterId: string;
  kind: RosterNoticeKind;
  version: number;
  userIds: readonly string[];
  /** Only for a moved start. */
  movedFrom?: Date;
  /** True if the person may have been told another place before. */
  crossed?: boolean;
  createdAt: Date;
}

/** A notice that already exists is not inserted again, so that it is sent once. */
export const insertNotices = async (db: Queryable, { userIds, ...notice }: NewNotices): Promise<void> => {
  if (userIds.length === 0) return;
  const { guildId, rosterId, kind, version, movedFrom, crossed = false, createdAt } = notice;
  await db.execute(sql`
    insert into ${rosterNotices} (roster_id, guild_id, kind, version, moved_from, crossed, created_at, user_id)
    select ${rosterId}::uuid, ${guildId}::bigint, ${kind}, ${version}::int,
      ${movedFrom?.toISOString() ?? null}::timestamptz, ${crossed}::boolean, ${createdAt.toISOString()}::timestamptz,
      unnest(${sql.param(userIds)}::bigint[])
    on conflict do nothing`);
  // Those who are asked for an answer are asked together, in messages of their own.
  const delivery = kind === 'answer_asked' ? 'answer_call' : 'roster_notice';
  await requestDelivery(db, { guildId, kind: delivery, subject: rosterId });
};

/**
 * Notifies of a moved start. A person who was not notified of an earlier move yet gets one notice for both, with the
 * start they know.
 */
export const noteMovedStart = async (
  db: Queryable,
  notice: Omit<NewNotices, 'kind'> & { movedFrom: Date },
): Promise<void> => {
  const waiting = await findWaitingNotices(db, notice.guildId, notice.rosterId);
  const untold = new Set(waiting.flatMap(({ kind, userId }) => (kind === 'start_moved' ? [userId] : [])));
  const userIds = notice.userIds.filter((userId) => !untold.has(userId));
  await insertNotices(db, { ...notice, kind: 'start_moved', userIds });
};

/** The pending notices of a roster, oldest first. */
export const findWaitingNotices = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<RosterNotice[]> =>
  db
    .select()
    .from(rosterNotices)
    .where(
      and(
        eq(rosterNotices.guildId, guildId),
        eq(rosterNotices.rosterId, rosterId),
        isNull(rosterNotices.sentAt),
      ),
    )
    .orderBy(asc(rosterNotices.id));

/** Pending news of a guild about sign-ups that cannot be shown: leaders read all of them in one message. */
export const findLostNotices = async (db: Queryable, guildId: string): Promise<RosterNotice[]> =>
  db
    .select()
    .from(rosterNotices)
    .where(
      and(
        eq(rosterNotices.guildId, guildId),
        eq(rosterNotices.kind, 'message_lost'),
        isNull(rosterNotices.sentAt),
      ),
    )
    .orderBy(asc(rosterNotices.id));

export const settleNotices = async (
  db: Queryable,
  ids: readonly number[],
  via: 'dm' | 'channel' | 'none',
  sentAt: Date,
): Promise<void> => {
  await db
    .update(rosterNotices)
    .set({ via, sentAt })
    .where(and(inArray(rosterNotices.id, [...ids]), isNull(rosterNotices.sentAt)));
};

/** Drops pending notices of a roster that are no longer true. */
export const dropNotices = async (
  db: Queryable,
  rosterId: string,
  kinds: readonly RosterNoticeKind[],
  now: Date,
): Promise<void> =>
  drop(db, sql`roster_id = ${rosterId}::uuid and kind = any(${sql.param(kinds)}::text[])`, now);

/** The same for those that turn out to be untrue when they are about to be sent. */
export const dropUntrueNotices = async (db: Queryable, ids: readonly number[], now: Date): Promise<void> =>
  drop(db, sql`id = any(${sql.param(ids)}::bigint[])`, now);

/** A question that nobody was asked leaves no row: one that reached nobody names its person to the leaders. */
const drop = async (db: Queryable, which: SQL, now: Date): Promise<void> => {
  await db.execute(sql`
    with unasked as (
      delete from ${rosterNotices} where ${which} and sent_at is null and kind = 'maybe_asked'
    )
    update ${rosterNotices} set via = 'none', sent_at = ${now.toISOString()}::timestamptz
    where ${which} and sent_at is null and kind <> 'maybe_asked'`);
};
