import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { requestDeliveryWith } from '../deliveries/request-delivery.ts';
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

interface Moves {
  guildId: string;
  rosterId: string;
  version: number;
  moved: Readonly<Record<PlaceNoticeKind, readonly string[]>>;
  now: Date;
}

/**
 * Tells people who were moved without a click, in one statement for all of them. Whoever was not told of the move before need not
 * be told of moving back: that notice is dropped, and another follows only if it had crossed an answer. Whoever is being told
 * right now gets the next notice from the one that is sent. It runs under the lock of the roster, as what marks them does.
 */
export const noteMoves = async (
  tx: Transaction,
  { guildId, rosterId, version, moved, now }: Moves,
): Promise<void> => {
  const people = KINDS.flatMap((kind) => moved[kind].map((userId) => ({ userId, kind })));
  if (people.length === 0) return;
  const unsent = unsentTo({ rosterId, userIds: people.map(({ userId }) => userId) });
  const at = sql`${now.toISOString()}::timestamptz`;
  await requestDeliveryWith(
    tx,
    { guildId, kind: 'roster_notice', subject: rosterId },
    {
      name: 'roster-moves',
      steps: sql`moved as (
        select * from unnest(${arrayOf(people.map(({ userId }) => userId))}::bigint[],
          ${arrayOf(people.map(({ kind }) => kind))}::text[]) as row (user_id, kind)
      ), being_told as (
        select user_id from roster_notices where ${unsent} and sending_since is not null
      ), dropped as (
        update roster_notices set via = 'none', sent_at = ${at}
        where ${unsent} and sending_since is null returning user_id, crossed
      ), untold as (
        select user_id, bool_or(crossed) as crossed from dropped group by user_id
      ), told as (
        insert into roster_notices (roster_id, guild_id, kind, version, crossed, created_at, user_id)
        select ${rosterId}::uuid, ${guildId}::bigint, kind, ${version}::int, coalesce(crossed, false), ${at}, user_id
        from moved left join untold using (user_id)
        where case when untold.user_id is null then user_id not in (select user_id from being_told) else crossed end
        on conflict do nothing returning user_id
      )`,
      onlyIf: sql`exists (select from told)`,
    },
  );
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
