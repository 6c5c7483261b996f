import type {
  MemberRank,
  RankProgress,
  RankRequirements,
  RequirementKind,
} from '@famiglia/contract/ranks/ranks';
import { sql } from 'drizzle-orm';
import { findSettings } from '../settings/settings.queries.ts';
import type { Queryable } from '../platform/db/database.ts';

/** What is known of a member for the step that they would rise to. */
interface Facts {
  userId: string;
  displayName: string;
  reputation: number;
  joinedAt: Date | null;
  roleId: string | null;
  name: string | null;
  since: Date | null;
  nextRoleId: string | null;
  nextName: string | null;
  requirements: RankRequirements | null;
  events: number;
  capts: number;
  /** In voice. */
  seconds: number;
  signedUp: number;
  came: number;
  warnings: number;
  /** A leader put this promotion off, and the day has not come. */
  deferred: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The rank of each present member with what counts for the next step, of everybody or of one. One statement, because a
 * leader asks it of the whole family. Attendance counts as in the profile: only where it was marked, and without excused
 * absences. A step whose role was deleted in Discord is passed over.
 */
const findFacts = async (
  db: Queryable,
  guildId: string,
  now: Date,
  userId: string | null,
): Promise<Facts[]> => {
  const { time_zone: zone } = await findSettings(db, guildId);
  const at = now.toISOString();
  const one = (column: string) => (userId === null ? sql`` : sql`and ${sql.raw(column)} = ${userId}::bigint`);
  const { rows } = await db.execute<
    Omit<Facts, 'joinedAt' | 'since'> & { joinedAt: string; since: string }
  >(sql`
    with standing as (
      select member.user_id, member.display_name, member.reputation, member.joined_at, rank.role_id, step.name,
        rank.since, next.role_id as next_role_id, next.name as next_name, next.requirements,
        ${at}::timestamptz - make_interval(days => coalesce((next.requirements ->> 'span_days')::int, 30)) as counted_from
      from members member
      left join member_ranks rank on rank.guild_id = member.guild_id and rank.user_id = member.user_id
      left join rank_steps step on step.guild_id = member.guild_id and step.role_id = rank.role_id
      left join lateral (
        select above.* from rank_steps above
        join roles role on role.guild_id = above.guild_id and role.id = above.role_id
        where above.guild_id = member.guild_id and above.position > coalesce(step.position, 0)
        order by above.position limit 1
      ) next on true
      where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot
        ${one('member.user_id')}
    ), sign_ups as (
      select entry.user_id, entry.roster_id, entry.attendance, entry.list <> 'walk_in' as asked
      from roster_entries entry where entry.guild_id = ${guildId}::bigint ${one('entry.user_id')}
      union all
      select late.user_id, late.roster_id, case when late.excused then 'excused' else 'absent' end, true
      from roster_late_leaves late
      where late.guild_id = ${guildId}::bigint ${one('late.user_id')} and not exists (
        select from roster_entries entry where entry.roster_id = late.roster_id and entry.user_id = late.user_id)
    ), attended as (
      select standing.user_id,
        count(*) filter (where attendance = 'attended' and kind = 'event' and finished_at >= counted_from) as events,
        count(*) filter (where attendance = 'attended' and kind = 'capt' and finished_at >= counted_from) as capts,
        count(*) filter (where attendance <> 'excused' and asked) as signed_up,
        count(*) filter (where attendance = 'attended' and asked) as came
      from standing
      join sign_ups on sign_ups.user_id = standing.user_id
      join rosters roster on roster.id = sign_ups.roster_id and roster.finished_at is not null
      group by standing.user_id
    ), talked as (
      select standing.user_id, sum(spoken.seconds) as seconds
      from standing
      join voice_days spoken on spoken.guild_id = ${guildId}::bigint and spoken.user_id = standing.user_id
        and spoken.day >= (standing.counted_from at time zone ${zone})::date
      where (standing.requirements ->> 'voice_hours')::int > 0
      group by standing.user_id
    ), warned as (
      select user_id, count(*) as active from warnings
      where guild_id = ${guildId}::bigint and lifted_at is null and (ends_at is null or ends_at > ${at}::timestamptz)
      group by user_id
    )
    select standing.user_id as "userId", standing.display_name as "displayName", standing.reputation,
      standing.joined_at as "joinedAt", standing.role_id as "roleId", standing.name, standing.since,
      standing.next_role_id as "nextRoleId", standing.next_name as "nextName", standing.requirements,
      coalesce(attended.events, 0)::int as events, coalesce(attended.capts, 0)::int as capts,
      coalesce(talked.seconds, 0)::int as seconds,
      coalesce(attended.signed_up, 0)::int as "signedUp", coalesce(attended.came, 0)::int as came,
      coalesce(warned.active, 0)::int as warnings,
      exists (select from rank_deferrals deferral where deferral.guild_id = ${guildId}::bigint
        and deferral.user_id = standing.user_id and deferral.role_id = standing.next_role_id
        and (deferral.until is null or deferral.until > ${at}::timestamptz)) as deferred
    from standing
    left join attended on attended.user_id = standing.user_id
    left join talked on talked.user_id = standing.user_id
    left join warned on warned.user_id = standing.user_id
    order by standing.display_name, standing.user_id`);
  return rows.map((row) => ({ ...row, joinedAt: momentOf(row.joinedAt), since: momentOf(row.since) }));
};

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

const atLeast = (kind: RequirementKind, mine: number | null, needed: number): RankProgress[] =>
  needed === 0 ? [] : [{ kind, mine, needed, met: mine !== null && mine >= needed }];

/** Each thing that a step asks for, with how far the member is. */
const progressOf = (facts: Facts, needs: RankRequirements, now: Date): RankProgress[] => {
  const days = (since: Date | null): number =>
    since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
  const { signedUp, came, warnings } = facts;
  return [
    ...atLeast('reputation', facts.reputation, needs.reputation),
    ...atLeast('days', days(facts.joinedAt), needs.days),
    ...atLeast('events', facts.events, needs.events),
    ...atLeast('capts', facts.capts, needs.capts),
    ...atLeast('voice_hours', Math.floor(facts.seconds / 3600), needs.voice_hours),
    ...atLeast('reliability', signedUp === 0 ? null : Math.floor((came / signedUp) * 100), needs.reliability),
    // Without a rank, the days are counted from joining.
    ...atLeast('days_in_rank', days(facts.since ?? facts.joinedAt), needs.days_in_rank),
    ...(needs.no_warnings
      ? [{ kind: 'warnings' as const, mine: warnings, needed: 0, met: warnings === 0 }]
      : []),
  ];
};

const presentRank = (facts: Facts, now: Date): MemberRank => {
  const { roleId, name, since, nextRoleId, nextName, requirements } = facts;
  const progress = requirements === null ? [] : progressOf(facts, requirements, now);
  return {
    rank:
      roleId === null || name === null || since === null
        ? null
        : { role_id: roleId, name, since: since.toISOString() },
    next:
      nextRoleId === null || nextName === null || requirements === null
        ? null
        : {
            role_id: nextRoleId,
            name: nextName,
            span_days: requirements.span_days,
            progress,
            ready: progress.length > 0 && progress.every(({ met }) => met),
          },
  };
};

/** A member's rank and the way to the next one; null for somebody who is not there. */
export const readMemberRank = async (
  db: Queryable,
  guildId: string,
  userId: string,
  now: Date,
): Promise<MemberRank | null> => {
  const [facts] = await findFacts(db, guildId, now, userId);
  return facts === undefined ? null : presentRank(facts, now);
};

/** Everybody who meets all that their next step asks for, or whether one does, except where a leader put it off. */
export const findReady = async (db: Queryable, guildId: string, now: Date, userId: string | null = null) =>
  (await findFacts(db, guildId, now, userId))
    .filter(({ deferred }) => !deferred)
    .map((facts) => ({
      member: { id: facts.userId, name: facts.displayName },
      ...presentRank(facts, now),
    }))
    .filter(({ next }) => next?.ready === true);
