import { DIGEST_NAMES } from '@famiglia/contract/digest/digest';
import type { TopKind } from '@famiglia/contract/tops/tops';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { measuredIn } from '../tops/measured.ts';
import type { DigestSpan } from './digest-span.ts';

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const guild = (guildId: string): SQL => sql`${guildId}::bigint`;
/** As people know each other in the game. */
const named = sql`coalesce(member.ingame_nick, member.display_name)`;
const present = sql`member.left_at is null and not member.is_bot`;

export interface Doer extends Record<string, unknown> {
  name: string;
  reputation: number;
  gatherings: number;
  damage: number;
  /** Whole hours. */
  voice: number;
}

/** Every present member who earned reputation, came to something or dealt damage, the most reputation first. To sit in voice is nothing done. */
export const findDoers = async (db: Queryable, guildId: string, span: DigestSpan): Promise<Doer[]> => {
  const measured = (kind: TopKind): SQL => sql`(${measuredIn(guildId, kind, span)})`;
  const { rows } = await db.execute<Doer>(sql`
    select ${named} as name, coalesce(earned.value, 0)::float8 as reputation,
      coalesce(came.value, 0)::float8 as gatherings, coalesce(dealt.value, 0)::float8 as damage,
      coalesce(talked.value, 0)::float8 as voice
    from members member
    left join ${measured('reputation')} earned on earned.user_id = member.user_id
    left join ${measured('attendance')} came on came.user_id = member.user_id
    left join ${measured('damage')} dealt on dealt.user_id = member.user_id
    left join ${measured('voice')} talked on talked.user_id = member.user_id
    where member.guild_id = ${guild(guildId)} and ${present}
      and (earned.value > 0 or came.value > 0 or dealt.value > 0)
    order by 2 desc, 3 desc, 4 desc, member.user_id`);
  return rows;
};

/** One gathering proves nothing. */
const ENOUGH_SIGN_UPS = 3;

/**
 * Who came to the largest share of the gatherings that they had signed up for; of equals, whoever came to more. Excused
 * absences do not count, giving up a place late does.
 */
export const findMostReliable = async (db: Queryable, guildId: string, { from, to }: DigestSpan) => {
  const { rows } = await db.execute<{ name: string; came: number; signed_up: number }>(sql`
    with over as (
      select id from rosters where guild_id = ${guild(guildId)} and finished_at >= ${at(from)} and finished_at < ${at(to)}
    ), marked as (
      select entry.user_id, entry.attendance = 'attended' as came
      from over join roster_entries entry on entry.roster_id = over.id
      where entry.list <> 'walk_in' and entry.attendance in ('attended', 'absent')
      union all
      select late.user_id, false from over join roster_late_leaves late on late.roster_id = over.id
      where not late.excused and not exists (
        select from roster_entries entry where entry.roster_id = late.roster_id and entry.user_id = late.user_id)
    ), shares as (
      select user_id, count(*) filter (where came)::int as came, count(*)::int as signed_up from marked group by user_id
    )
    select ${named} as name, shares.came, shares.signed_up
    from shares join members member on member.guild_id = ${guild(guildId)} and member.user_id = shares.user_id
    where ${present} and shares.signed_up >= ${ENOUGH_SIGN_UPS} and shares.came > 0
    order by shares.came::float8 / shares.signed_up desc, shares.came desc, member.user_id
    limit 1`);
  return rows[0] ?? null;
};

export const countCapts = async (db: Queryable, guildId: string, { from, to }: DigestSpan) => {
  const { rows } = await db.execute<{ won: number; lost: number; drawn: number }>(sql`
    select count(*) filter (where result = 'win')::int as won, count(*) filter (where result = 'loss')::int as lost,
      count(*) filter (where result = 'draw')::int as drawn
    from capts where guild_id = ${guild(guildId)} and played_at >= ${at(from)} and played_at < ${at(to)}`);
  return rows[0] ?? { won: 0, lost: 0, drawn: 0 };
};

interface Some<Row> {
  items: Row[];
  total: number;
}

/** The first few, and how many there are. */
const some = async <Row extends Record<string, unknown>>(
  db: Queryable,
  columns: SQL,
  found: SQL,
): Promise<Some<Row>> => {
  const { rows } = await db.execute<Row & { total: number }>(
    sql`select ${columns}, count(*) over ()::int as total ${found} limit ${DIGEST_NAMES}`,
  );
  return {
    items: rows.map(({ total: _total, ...row }) => row as unknown as Row),
    total: rows[0]?.total ?? 0,
  };
};

/** Who joined and is still there. */
export const findNewcomers = async (db: Queryable, guildId: string, { from, to }: DigestSpan) =>
  some<{ name: string }>(
    db,
    sql`${named} as name`,
    sql`from members member
      where member.guild_id = ${guild(guildId)} and ${present}
        and member.joined_at >= ${at(from)} and member.joined_at < ${at(to)}
      order by member.joined_at, member.user_id`,
  );

/** Who stands higher than before, by their last change. A first step that only Discord's roles show is none. */
export const findPromotions = async (db: Queryable, guildId: string, { from, to }: DigestSpan) =>
  some<{ name: string; rank: string }>(
    db,
    sql`${named} as name, change.to_name as rank`,
    sql`from (
        select distinct on (user_id) user_id, to_name, is_promotion, from_role_id, actor_id, id from rank_changes
        where guild_id = ${guild(guildId)} and created_at >= ${at(from)} and created_at < ${at(to)}
        order by user_id, id desc
      ) change
      join members member on member.guild_id = ${guild(guildId)} and member.user_id = change.user_id
      where ${present} and change.is_promotion and change.to_name is not null
        and (change.from_role_id is not null or change.actor_id is not null)
      order by change.id`,
  );

/** Whose whole years in the family end in these days, the longest there first. */
export const findAnniversaries = async (
  db: Queryable,
  guildId: string,
  { firstDay, lastDay }: DigestSpan,
  timeZone: string,
) =>
  some<{ name: string; years: number }>(
    db,
    sql`${named} as name, years`,
    sql`from members member
      cross join lateral (select (member.joined_at at time zone ${timeZone})::date as day) joined
      cross join lateral (
        select distinct extract(year from edge.day)::int - extract(year from joined.day)::int as years
        from (values (${firstDay}::date), (${lastDay}::date)) edge (day)
      ) passed
      where member.guild_id = ${guild(guildId)} and ${present} and years > 0
        and (joined.day + make_interval(years => years))::date between ${firstDay}::date and ${lastDay}::date
      order by years desc, member.joined_at, member.user_id`,
  );

interface Upcoming extends Record<string, unknown> {
  kind: 'event' | 'capt';
  /** Of a capt its opponent. */
  title: string;
  starts_at: string;
}

interface WantedUpcoming {
  from: Date;
  limit: number;
  /** Channels whose gatherings are left out. */
  hidden: readonly string[];
  /** Where events and capts are posted, for those that are not posted yet. */
  postedIn: Record<Upcoming['kind'], string | null>;
}

/** The next events and capts, by the channel of their message. */
export const findUpcoming = async (
  db: Queryable,
  guildId: string,
  { from, limit, hidden, postedIn }: WantedUpcoming,
): Promise<Upcoming[]> => {
  const next = sql`guild_id = ${guild(guildId)} and status in ('open', 'closed') and starts_at >= ${at(from)}`;
  const { rows } = await db.execute<Upcoming>(sql`
    select planned.kind, title, starts_at from (
      select 'event' as kind, id, title, starts_at, ${postedIn.event}::bigint as posted_in from events where ${next}
      union all
      select 'capt', id, opponent, starts_at, ${postedIn.capt}::bigint from capts
      where ${next} and deleted_at is null
    ) planned
    left join deliveries message on message.guild_id = ${guild(guildId)} and message.kind = 'roster'
      and message.subject = planned.id::text
    where coalesce(message.channel_id, posted_in) is null
      or coalesce(message.channel_id, posted_in) <> all (${sql.param([...hidden])}::bigint[])
    order by starts_at, planned.id
    limit ${limit}`);
  return rows;
};
