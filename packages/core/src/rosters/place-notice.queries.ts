import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { arrayOf } from '../platform/db/array-literal.ts';
import type { Transaction } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import type { Reason } from '../platform/db/schema/rosters.ts';

/** The notices that tell somebody on which list they are now. */
export const PLACE_NOTICES = { promoted: 'main', demoted: 'reserve' } as const;
export type PlaceNoticeKind = keyof typeof PLACE_NOTICES;

interface PlaceNotices {
  rosterId: string;
  userIds: readonly string[];
  now: Date;
}

const KINDS = Object.keys(PLACE_NOTICES) as PlaceNoticeKind[];

const unsentTo = ({ rosterId, userIds }: Pick<PlaceNotices, 'rosterId' | 'userIds'>): SQL => sql`
  roster_id = ${rosterId}::uuid and user_id = any(${arrayOf(userIds)}::bigint[])
    and kind = any(${sql.param(KINDS)}::text[]) and sent_at is null`;

/**
 * For people who got an answer about their place: drops pending notices about it, and marks those that are being sent
 * as crossed.
 */
export const outdatePlaces = ({ now, ...whom }: PlaceNotices): SQL => sql`
  update ${rosterNotices} set crossed = sending_since is not null,
    via = case when sending_since is null then 'none' end,
    sent_at = case when sending_since is null then ${now.toISOString()}::timestamptz end
  where ${unsentTo(whom)}`;

/** Drops notices of which nothing was sent yet. Returns their people, and whether a notice had crossed an answer. */
export const dropUnsentPlaces = async (
  tx: Transaction,
  { now, ...whom }: PlaceNotices,
): Promise<ReadonlyMap<string, boolean>> => {
  const { rows } = await tx.execute<{ user_id: string; crossed: boolean }>(sql`
    update ${rosterNotices} set via = 'none', sent_at = ${now.toISOString()}::timestamptz
    where ${unsentTo(whom)} and sending_since is null returning user_id::text, crossed`);
  return new Map(rows.map((row) => [row.user_id, row.crossed]));
};

/** Which of these people are being sent a notice about their place right now. */
export const findBeingTold = async (
  tx: Transaction,
  { rosterId, userIds }: Pick<PlaceNotices, 'rosterId' | 'userIds'>,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ userId: rosterNotices.userId })
    .from(rosterNotices)
    .where(
      and(
        eq(rosterNotices.rosterId, rosterId),
        inArray(rosterNotices.userId, [...userIds]),
        inArray(rosterNotices.kind, KINDS),
        isNull(rosterNotices.sentAt),
        isNotNull(rosterNotices.sendingSince),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

export interface Standing {
  list: 'main' | 'reserve';
  position: number;
  reason: Reason;
  squad: string | null;
}

/** Where these people stand; those who are on no list are left out. */
export const findStanding = async (
  tx: Transaction,
  rosterId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  const rows = await executePrepared<Standing & { user_id: string }>(
    tx,
    'roster-standing',
    sql`select user_id::text, list, position, reason, squad_id as squad from roster_entries
      where roster_id = ${rosterId}::uuid and user_id = any(${arrayOf(userIds)}::bigint[]) and list <> 'walk_in'`,
  );
  return new Map(rows.map(({ user_id, ...standing }) => [user_id, standing]));
};
