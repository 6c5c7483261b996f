import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import type { Reason } from '../platform/db/schema/rosters.ts';

const person = {
  displayName: members.displayName,
  avatarPath: members.avatarPath,
  ingameNick: members.ingameNick,
  staticId: members.staticId,
  /** For a frozen roster the value at that time, without what the roster itself has paid since. */
  reputation: sql<number>`case when ${rosters.frozenAt} is null then ${members.reputation} else coalesce((
    select entry.balance from reputation_entries entry
    where entry.guild_id = ${members.guildId} and entry.user_id = ${members.userId}
      and entry.created_at <= ${rosters.frozenAt}
      and not starts_with(entry.key, ${rosters.kind} || ':' || ${rosters.id})
    order by entry.id desc limit 1), 0) end`,
};

/**
 * The role that gives a person priority in the order. If it decided their place: the one that did, and null if they no
 * longer have it.
 */
const priorityRole = sql<string | null>`(
  select ${roles.name} from ${roles}
  join ${rolePermissions} on ${rolePermissions.guildId} = ${roles.guildId} and ${rolePermissions.roleId} = ${roles.id}
  where ${roles.guildId} = ${members.guildId} and ${roles.id} = any(${members.roleIds})
    and ${rolePermissions.signupPriority} > 0
    and (${rosterEntries.reason}->>'criterion' <> 'role_priority'
      or ${rosterEntries.reason}->>'mine' = ${rolePermissions.signupPriority}::text)
  order by ${rolePermissions.signupPriority} desc, ${roles.position} desc limit 1)`;

/** Everybody on a roster in its order, or one of them, with their names in the guild. */
export const findParticipants = async (db: Queryable, guildId: string, rosterId: string, userId?: string) =>
  db
    .select({ entry: rosterEntries, person, role: priorityRole })
    .from(rosterEntries)
    .innerJoin(rosters, eq(rosters.id, rosterEntries.rosterId))
    .innerJoin(
      members,
      and(eq(members.guildId, rosterEntries.guildId), eq(members.userId, rosterEntries.userId)),
    )
    .where(
      and(
        eq(rosterEntries.guildId, guildId),
        eq(rosterEntries.rosterId, rosterId),
        userId === undefined ? undefined : eq(rosterEntries.userId, userId),
      ),
    )
    // The alphabetical order of "main", "reserve" and "walk_in" is the order of the lists.
    .orderBy(asc(rosterEntries.list), asc(rosterEntries.position));

/** Everybody on a roster without the walk-ins. */
export const findPlaces = async (db: Queryable, guildId: string, rosterId: string, userId?: string) =>
  (await findParticipants(db, guildId, rosterId, userId)).flatMap(({ entry, ...row }) => {
    const { list } = entry;
    return list === 'walk_in' ? [] : [{ ...row, entry: { ...entry, list } }];
  });

export interface NamedEntry {
  userId: string;
  name: string;
  reputation: number;
}

/** People of the reserve who want the same squad, or any if it is null. */
export interface Queue {
  squad: string | null;
  count: number;
  /** Why the first of them has no place; null if all of them lack a role that the squad requires. */
  why: Reason | null;
  /** The role with priority of the last one in main, or in that squad; null for none. */
  role: string | null;
}

interface NamedLists {
  main: NamedEntry[];
  reserve: NamedEntry[];
  /** Longest first. */
  waiting: Queue[];
  /** Everybody on the reserve chose it. */
  all_chose: boolean;
}

/** Only the names and the reputation on a roster, in its order, and who waits for what. A message shows no more, and with many clicks it is drawn every second. */
export const findRosterNames = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<NamedLists> => {
  const named = sql`json_agg(json_build_object('userId', ${rosterEntries.userId}::text,
    'name', ${person.displayName}, 'reputation', ${person.reputation}) order by ${rosterEntries.position})`;
  const [lists] = await executePrepared<{ [Part in keyof NamedLists]: NamedLists[Part] }>(
    db,
    'roster-names',
    sql`
    select coalesce(${named} filter (where list = 'main'), '[]') as main,
      coalesce(${named} filter (where list = 'reserve'), '[]') as reserve,
      coalesce(bool_and(chose_reserve) filter (where list = 'reserve'), false) as all_chose,
      ${queuesOf(guildId, rosterId)} as waiting
    from ${rosterEntries}
    join ${rosters} on ${rosters.id} = ${rosterEntries.rosterId}
    join ${members} on ${members.guildId} = ${rosterEntries.guildId} and ${members.userId} = ${rosterEntries.userId}
    where ${rosterEntries.guildId} = ${guildId}::bigint and ${rosterEntries.rosterId} = ${rosterId}::uuid`,
  );
  return lists ?? { main: [], reserve: [], waiting: [], all_chose: false };
};

/** The queues of the reserve, in the same statement. */
const queuesOf = (guildId: string, rosterId: string) => sql`(
  select coalesce(json_agg(json_build_object('squad', queue.squad, 'count', queue.people, 'why', foremost.reason,
    'role', (
      select role.name from (
        select user_id from roster_entries where roster_id = ${rosterId}::uuid and list = 'main' and pinned is null
          and (queue.squad is null or squad_id = queue.squad)
        order by position desc limit 1) last
      join members member on member.guild_id = ${guildId}::bigint and member.user_id = last.user_id
      join role_permissions grants on grants.guild_id = member.guild_id
        and grants.role_id = any(member.role_ids) and grants.signup_priority > 0
      join roles role on role.guild_id = grants.guild_id and role.id = grants.role_id
      order by grants.signup_priority desc, role.position desc limit 1)) order by queue.people desc), '[]')
  from (
    select wanted_squad_id as squad, count(*)::int as people,
      min(position) filter (where reason->>'criterion' <> 'squad_role') as place
    from roster_entries
    where roster_id = ${rosterId}::uuid and list = 'reserve' and pinned is null and not chose_reserve
    group by wanted_squad_id) queue
  left join roster_entries foremost on foremost.roster_id = ${rosterId}::uuid
    and foremost.list = 'reserve' and foremost.position = queue.place)`;
