import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { arrayOf } from '../platform/db/array-literal.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { PersonFacts } from './apply-command.ts';

/** The reliability of a person is computed from this many of their latest sign-ups. */
const REMEMBERED_SIGN_UPS = 20;

export type FactValues = [string, number, number, number | null, boolean, boolean, string[] | null];

/**
 * The values that decide places, read for everybody at once: roles, reputation and the results of past sign-ups. With
 * `asOf` later sign-ups are ignored, so that criteria can be tried on an earlier roster.
 */
export const findPersonFacts = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  asOf?: Date,
): Promise<Map<string, PersonFacts>> => {
  if (userIds.length === 0) return new Map();
  const people = sql`select unnest(${arrayOf(userIds)}::bigint[])`;
  const { rows } = await db.execute<{ facts: FactValues[] }>(
    sql`select ${personFacts(guildId, people, { asOf })} as facts`,
  );
  return factsByPerson(rows[0]?.facts ?? []);
};

export const factsByPerson = (values: readonly FactValues[]): Map<string, PersonFacts> =>
  new Map(
    values.map(([userId, rolePriority, reputation, reliability, benchedLastTime, present, roles]) => [
      userId,
      {
        rolePriority,
        reputation,
        reliability,
        benchedLastTime,
        present,
        ...(roles === null ? {} : { roles: new Set(roles) }),
      },
    ]),
  );

interface FactsWanted {
  asOf?: Date | undefined;
  /** Whether past sign-ups decide: otherwise nobody's history is read. */
  history?: boolean;
  /** Roles that squads require, as an array: which of them each person has. */
  squadRoles?: SQL;
}

/** The same as one JSON value, for people that a query selects. */
export const personFacts = (
  guildId: string,
  people: SQL,
  { asOf, history = true, squadRoles }: FactsWanted,
): SQL => sql`(
    with people (user_id) as (${people}),
    grants as materialized (
      select role_id, signup_priority from role_permissions
      where guild_id = ${guildId}::bigint and signup_priority <> 0
    )${history ? historyOf(guildId, asOf) : sql``}
    select coalesce(json_agg(json_build_array(member.user_id::text,
      coalesce((select max(signup_priority) from grants
        where role_id = any(member.role_ids) or role_id = member.guild_id), 0),
      ${asOf === undefined ? sql`member.reputation` : reputationAsOf(asOf)},
      ${history ? sql`history.reliability, coalesce(history.benched_last_time, false)` : sql`null, false`},
      member.left_at is null and not member.is_bot,
      ${squadRoles === undefined ? sql`null` : heldOf(squadRoles)})), '[]')
    from members member
    join people on people.user_id = member.user_id
    ${history ? sql`left join history on history.user_id = member.user_id` : sql``}
    where member.guild_id = ${guildId}::bigint)`;

/** Excused absences and walk-ins do not count, and a late leave counts as an absence. */
const historyOf = (guildId: string, asOf: Date | undefined): SQL => sql`,
    signed_up as (
      select roster_id, user_id, attendance, list, chose_reserve from roster_entries
      where guild_id = ${guildId}::bigint and user_id in (select user_id from people) and list <> 'walk_in'
      union all
      select roster_id, user_id, case when excused then 'excused' else 'absent' end, 'left', false
      from roster_late_leaves late
      where guild_id = ${guildId}::bigint and user_id in (select user_id from people)
        and not exists (select from roster_entries entry
          where entry.roster_id = late.roster_id and entry.user_id = late.user_id)
    ),
    past as (
      select signed_up.user_id, signed_up.attendance, signed_up.list, signed_up.chose_reserve,
        row_number() over (partition by signed_up.user_id order by roster.finished_at desc) as nth
      from signed_up
      join rosters roster on roster.id = signed_up.roster_id and roster.finished_at is not null
        ${asOf === undefined ? sql`` : sql`and roster.finished_at < ${asOf.toISOString()}`}
    ),
    history as (
      select past.user_id,
        avg(case past.attendance when 'attended' then 1.0 else 0.0 end) filter (
          where past.attendance in ('attended', 'absent') and past.nth <= ${REMEMBERED_SIGN_UPS})::float8 as reliability,
        bool_or(past.nth = 1 and past.list = 'reserve' and not past.chose_reserve) as benched_last_time
      from past group by past.user_id
    )`;

const heldOf = (roles: SQL): SQL => sql`array(select role_id::text from unnest(${roles}) role_id
        where role_id = any(member.role_ids) or role_id = member.guild_id)`;

const reputationAsOf = (moment: Date) => sql`coalesce((select entry.balance from reputation_entries entry
  where entry.guild_id = member.guild_id and entry.user_id = member.user_id
    and entry.created_at <= ${moment.toISOString()} order by entry.id desc limit 1), 0)`;
