import { and, asc, eq, sql } from 'drizzle-orm';
import { arrayOf } from '../platform/db/array-literal.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { rosterEntries, rosterSquads } from '../platform/db/schema/rosters.ts';
import type { RosterSquad } from './roster.ts';

/** The squads of a roster in their order. */
export const findSquads = async (db: Queryable, guildId: string, rosterId: string): Promise<RosterSquad[]> =>
  db
    .select({
      id: rosterSquads.id,
      name: rosterSquads.name,
      slots: rosterSquads.slots,
      roleId: rosterSquads.roleId,
      leaderId: rosterSquads.leaderId,
    })
    .from(rosterSquads)
    .where(and(eq(rosterSquads.guildId, guildId), eq(rosterSquads.rosterId, rosterId)))
    .orderBy(asc(rosterSquads.position));

/** The squads with the names of role and leader, and the number of people in each. */
export const findSquadsWithNames = async (db: Queryable, guildId: string, rosterId: string) =>
  db
    .select({
      id: rosterSquads.id,
      name: rosterSquads.name,
      slots: rosterSquads.slots,
      roleId: rosterSquads.roleId,
      role: roles.name,
      leaderId: rosterSquads.leaderId,
      leaderName: members.displayName,
      mainCount: sql<number>`(select count(*)::int from ${rosterEntries} entry
        where entry.roster_id = ${rosterSquads.rosterId} and entry.squad_id = ${rosterSquads.id}
          and entry.list = 'main')`,
    })
    .from(rosterSquads)
    .leftJoin(roles, and(eq(roles.guildId, rosterSquads.guildId), eq(roles.id, rosterSquads.roleId)))
    .leftJoin(
      members,
      and(eq(members.guildId, rosterSquads.guildId), eq(members.userId, rosterSquads.leaderId)),
    )
    .where(and(eq(rosterSquads.guildId, guildId), eq(rosterSquads.rosterId, rosterId)))
    .orderBy(asc(rosterSquads.position));

/**
 * Replaces all squads. The foreign keys of people are checked at commit, so people stay in squads that keep their id.
 */
export const replaceSquads = async (
  tx: Transaction,
  { id: rosterId, guildId }: { id: string; guildId: string },
  squads: readonly RosterSquad[],
): Promise<void> => {
  await tx
    .delete(rosterSquads)
    .where(and(eq(rosterSquads.guildId, guildId), eq(rosterSquads.rosterId, rosterId)));
  if (squads.length === 0) return;
  await tx
    .insert(rosterSquads)
    .values(squads.map((squad, index) => ({ ...squad, rosterId, guildId, position: index + 1 })));
};

/** Which of the required roles each person has. */
export const findSquadRoles = async (
  db: Queryable,
  guildId: string,
  squads: readonly RosterSquad[],
  userIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> => {
  const needed = [...new Set(squads.flatMap(({ roleId }) => (roleId === null ? [] : [roleId])))];
  if (needed.length === 0 || userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ user_id: string; held: string[] }>(sql`
    select member.user_id::text, array(
      select role_id::text from unnest(${arrayOf(needed)}::bigint[]) role_id
      where role_id = any(member.role_ids) or role_id = member.guild_id) as held
    from ${members} member
    where member.guild_id = ${guildId}::bigint and member.user_id = any(${arrayOf(userIds)}::bigint[])`);
  return new Map(rows.map(({ user_id, held }) => [user_id, new Set(held)]));
};
