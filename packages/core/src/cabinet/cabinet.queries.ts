import type { Answer } from '@famiglia/contract/rosters/answers';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import type { Reason } from '../platform/db/schema/rosters.ts';

/** A next event or capt with the member’s place on its list. */
export interface NextGathering extends Record<string, unknown> {
  kind: 'event' | 'capt';
  id: string;
  title: string | null;
  opponent: string | null;
  territory: string | null;
  status: 'open' | 'closed';
  starts_at: string;
  slots: number;
  main_count: number;
  reserve_count: number;
  list: 'main' | 'reserve' | 'walk_in' | null;
  position: number | null;
  reason: Reason | null;
  squad: string | null;
  reason_squad: string | null;
  reason_role: string | null;
  answer: Answer | null;
  channel_id: string | null;
  message_id: string | null;
}

interface Wanted {
  guildId: string;
  userId: string;
  limit: number;
}

interface WantedGatherings extends Wanted {
  /** What began earlier is not next any more, also where nobody has ended it. */
  since: Date;
  /** Channels that the member cannot see: what is posted there is not shown, unless they are on its list. */
  hidden: readonly string[];
  /** Where events and capts are posted, for those that are not posted yet. */
  postedIn: Record<NextGathering['kind'], string | null>;
  /** Only this one. */
  id?: string;
}

/** One statement, however many are planned and whoever is on their lists. */
export const findNextGatherings = async (
  db: Queryable,
  { guildId, userId, limit, since, hidden, postedIn, id }: WantedGatherings,
): Promise<NextGathering[]> => {
  const guild = sql`${guildId}::bigint`;
  const wanted = sql`guild_id = ${guild} and status in ('open', 'closed')
    and starts_at > ${since.toISOString()}::timestamptz
    ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}`;
  const { rows } = await db.execute<NextGathering>(sql`
    with planned as (
      select 'event' as kind, id, title, null as opponent, null as territory, status, starts_at,
        ${postedIn.event}::bigint as posted_in
      from events where ${wanted}
      union all
      select 'capt', id, null, opponent, territory, status, starts_at, ${postedIn.capt}::bigint
      from capts where ${wanted} and deleted_at is null
    ), next as (
      select planned.*, message.channel_id, message.message_id from planned
      left join deliveries message on message.guild_id = ${guild} and message.kind = 'roster'
        and message.subject = planned.id::text
      where coalesce(message.channel_id, posted_in) is null
        or coalesce(message.channel_id, posted_in) <> all (${sql.param([...hidden])}::bigint[])
        or exists (select from roster_entries mine where mine.roster_id = planned.id
          and mine.user_id = ${userId}::bigint)
      order by starts_at, id
      limit ${limit}
    )
    select next.kind, next.id, next.title, next.opponent, next.territory, next.status, next.starts_at,
      roster.slots, roster.main_count, roster.reserve_count, entry.list, entry.position, entry.reason,
      squad.name as squad, named.name as reason_squad, role.name as reason_role, answered.answer,
      next.channel_id::text as channel_id, next.message_id::text as message_id
    from next
    join rosters roster on roster.id = next.id
    left join roster_entries entry on entry.roster_id = next.id and entry.user_id = ${userId}::bigint
    left join roster_squads squad on squad.roster_id = next.id and squad.id = entry.squad_id
    left join roster_squads named on named.roster_id = next.id and named.id = (entry.reason ->> 'squad')::uuid
    left join roles role on role.guild_id = ${guild} and role.id = named.role_id
    left join roster_answers answered on answered.roster_id = next.id and answered.user_id = ${userId}::bigint
    order by next.starts_at, next.id`);
  return rows;
};

/** The capts whose recording leaders asked this member for, and that is not sent; the latest first. */
export const findOwedRecordings = async (
  db: Queryable,
  { guildId, userId, limit, since }: Wanted & { since: Date },
) => {
  const { rows } = await db.execute<{
    id: string;
    opponent: string;
    territory: string;
    starts_at: string;
  }>(sql`
    select capt.id, capt.opponent, capt.territory, capt.starts_at
    from capts capt
    where capt.guild_id = ${guildId}::bigint and capt.status = 'finished' and capt.deleted_at is null
      and capt.starts_at > ${since.toISOString()}::timestamptz
      and exists (select from roster_notices asked where asked.roster_id = capt.id
        and asked.kind = 'recording_asked' and asked.user_id = ${userId}::bigint)
      and not exists (select from capt_recordings sent where sent.capt_id = capt.id
        and sent.user_id = ${userId}::bigint)
    order by capt.starts_at desc
    limit ${limit}`);
  return rows;
};
