import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { PersonFacts } from './apply-command.ts';

/** The reliability of a person is computed from this many of their latest sign-ups. */
const REMEMBERED_SIGN_UPS = 20;

type FactValues = [string, number, number, number | null, boolean, boolean];

/**
 * The values that decide places, read for everybody at once: roles, reputation and the results of past sign-ups.
 * Excused absences and walk-ins do not count, and a late leave counts as an absence. With `asOf` later sign-ups are
 * ignored, so that criteria can be tried on an earlier roster.
 */
export const findPersonFacts = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  asOf?: Date,
): Promise<Map<string, PersonFacts>> => {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ facts: FactValues[] }>(sql`
    with people as (select unnest(${`{${userIds.join(',')}}`}::bigint[]) as user_id),
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
    )
    select coalesce(json_agg(json_build_array(member.user_id::text,
      coalesce((select max(grants.signup_priority) from role_permissions grants
        where grants.guild_id = member.guild_id
          and (grants.role_id = any(member.role_ids) or grants.role_id = grants.guild_id)), 0),
      ${asOf === undefined ? sql`member.reputation` : reputationAsOf(asOf)},
      history.reliability,
      coalesce(history.benched_last_time, false),
      member.left_at is null and not member.is_bot)), '[]') as facts
    from members member
    join people on people.user_id = member.user_id
    left join history on history.user_id = member.user_id
    where member.guild_id = ${guildId}::bigint`);
  return new Map(
    (rows[0]?.facts ?? []).map(
      ([userId, rolePriority, reputation, reliability, benchedLastTime, present]) => [
        userId,
        { rolePriority, reputation, reliability, benchedLastTime, present },
      ],
    ),
  );
};

const reputationAsOf = (moment: Date) => sql`coalesce((select entry.balance from reputation_entries entry
  where entry.guild_id = member.guild_id and entry.user_id = member.user_id
    and entry.created_at <= ${moment.toISOString()} order by entry.id desc limit 1), 0)`;
