import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { Ladder } from '@famiglia/contract/ranks/ranks';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { findRoles } from '../mirror/guild.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLadderVersion, findSteps } from './rank.queries.ts';

export const getLadder: UseCase<typeof rankRoutes.ladder> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, rankRoutes.ladder.access);
  return readLadder(context.db, guildId);
};

/** The same for every member, in Discord and on any plan: everybody may know the requirements. */
export const lookUpLadder = async (context: Context, actor: Actor, guildId: string): Promise<Ladder> => {
  await requireMembership(context, actor, guildId);
  return readLadder(context.db, guildId);
};

export const readLadder = async (db: Queryable, guildId: string): Promise<Ladder> => {
  const steps = await findSteps(db, guildId);
  const roles = await findRoles(db, guildId);
  const { rows } = await db.execute<{ role_id: string; holders: number }>(sql`
    select rank.role_id, count(*)::int as holders from member_ranks rank
    join members member on member.guild_id = rank.guild_id and member.user_id = rank.user_id
    where rank.guild_id = ${guildId}::bigint and member.left_at is null
    group by rank.role_id`);
  const holders = new Map(rows.map((row) => [row.role_id, row.holders]));
  return {
    version: await findLadderVersion(db, guildId),
    steps: steps.map(({ roleId, name, requirements }) => ({
      role_id: roleId,
      name,
      requirements,
      holders: holders.get(roleId) ?? 0,
      role_exists: roles.some(({ id }) => id === roleId),
    })),
  };
};
