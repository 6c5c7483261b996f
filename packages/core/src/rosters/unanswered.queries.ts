import { MOST_NAMED } from '@famiglia/contract/rosters/answers';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { findAway } from '../vacations/away.queries.ts';
import type { RosterRef } from './roster-kind.ts';
import { findCalledRoles } from './roster-ping.ts';
import type { RosterRow } from './roster.queries.ts';

type NamedPerson = { id: string; name: string };

interface Silent {
  people: NamedPerson[];
  /** How many there are, also those who are not named. */
  total: number;
  /** Away now or at the start. */
  excused: NamedPerson[];
}

interface Asked {
  startsAt: Date;
  now: Date;
}

/**
 * Members without a place and without an answer, by name: those whom the roster calls, or everybody in the guild if it calls
 * nobody.
 */
export const findUnanswered = async (
  db: Queryable,
  roster: RosterRow,
  { startsAt, now }: Asked,
): Promise<Silent> => {
  const { rows } = await db.execute<NamedPerson & { away: boolean; total: number }>(sql`
    with silent as (
      select member.user_id, member.display_name, exists (
        select from vacations where guild_id = member.guild_id and user_id = member.user_id
          and status in ('approved', 'ended')
          and (${covering(startsAt)} or ${covering(now)})) as away
      from members member
      where member.guild_id = ${roster.guildId}::bigint and member.left_at is null and not member.is_bot
        and ${await isCalled(db, roster)}
        and ${hasNotAnswered(roster.id)}
    ), ranked as (
      select *, row_number() over same as nth, (count(*) over (partition by away))::int as total
      from silent window same as (partition by away order by lower(display_name), user_id)
    )
    select user_id::text as id, display_name as name, away, total from ranked
    where nth <= ${MOST_NAMED} order by away, nth`);
  const named = (away: boolean): NamedPerson[] =>
    rows.filter((row) => row.away === away).map(({ id, name }) => ({ id, name }));
  return {
    people: named(false),
    total: rows.find(({ away }) => !away)?.total ?? 0,
    excused: named(true),
  };
};

const covering = (moment: Date): SQL => sql`(starts_at <= ${moment.toISOString()}::timestamptz
            and coalesce(ended_at, ends_at) > ${moment.toISOString()}::timestamptz)`;

const hasNotAnswered = (rosterId: string): SQL => sql`
        not exists (select from roster_entries where roster_id = ${rosterId}::uuid and user_id = member.user_id)
        and not exists (select from roster_answers where roster_id = ${rosterId}::uuid and user_id = member.user_id)`;

/** @everyone has the guild's own id and is in nobody's list of roles. */
const isCalled = async (db: Queryable, roster: RosterRow): Promise<SQL> => {
  const roleIds = (await findCalledRoles(db, roster)).map(({ id }) => id);
  return roleIds.length === 0 || roleIds.includes(roster.guildId)
    ? sql`true`
    : sql`member.role_ids && ${sql.param(roleIds)}::bigint[]`;
};

/** Which of these people still have not answered, and are neither away nor gone. */
export const findStillSilent = async (
  db: Queryable,
  { guildId, rosterId }: RosterRef,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id::text as id from members member
    where guild_id = ${guildId}::bigint and user_id = any(${sql.param(userIds)}::bigint[]) and left_at is null
      and ${hasNotAnswered(rosterId)}`);
  const silent = rows.map(({ id }) => id);
  const away = await findAway(db, guildId, silent, now);
  return new Set(silent.filter((userId) => !away.has(userId)));
};

/** Those who said maybe and could not be asked. */
export const findUnreachedMaybes = async (
  db: Queryable,
  { id, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
): Promise<NamedPerson[]> => {
  const { rows } = await db.execute<NamedPerson>(sql`
    select member.user_id::text as id, member.display_name as name
    from roster_answers given
    join members member on member.guild_id = given.guild_id and member.user_id = given.user_id
    where given.guild_id = ${guildId}::bigint and given.roster_id = ${id}::uuid and given.answer = 'maybe'
      and member.left_at is null and (
        select notice.via from roster_notices notice
        where notice.roster_id = given.roster_id and notice.user_id = given.user_id and notice.kind = 'maybe_asked'
        order by notice.id desc limit 1) = 'none'
    order by lower(member.display_name), member.user_id`);
  return rows;
};
