import { sql } from 'drizzle-orm';
import { findSteps } from '../../ranks/rank.queries.ts';
import { mayDecideOnSelf } from '../../settings/require-others.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { TableRow } from './table.queries.ts';
import type { PersonNow, PlanRules } from './plan-row.ts';
import type { TableReading } from '@famiglia/contract/moving/tables';

/** What is stored now of these people. */
const findPeopleNow = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, PersonNow>> => {
  const { rows } = await db.execute<PersonNow & Record<string, unknown>>(sql`
    select member.user_id as "userId", member.left_at is not null as "isGone", member.ingame_nick as "ingameNick",
      member.static_id as "staticId", member.reputation, rank.role_id as "rankId",
      past.joined_on::text as "joinedOn", past.attended,
      (select count(*)::int from warnings where warnings.guild_id = member.guild_id
        and warnings.user_id = member.user_id and lifted_at is null
        and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)) as warnings
    from members member
    left join member_ranks rank on rank.guild_id = member.guild_id and rank.user_id = member.user_id
    left join member_pasts past on past.guild_id = member.guild_id and past.user_id = member.user_id
    where member.guild_id = ${guildId}::bigint and member.user_id = any(${sql.param([...userIds])}::bigint[])`);
  return new Map(rows.map((row) => [row.userId, row]));
};

/** Who has these static ids on the server. */
const findOwners = async (
  db: Queryable,
  guildId: string,
  staticIds: readonly string[],
): Promise<Map<string, string>> => {
  if (staticIds.length === 0) return new Map();
  const { rows } = await db.execute<{ userId: string; staticId: string }>(sql`
    select user_id as "userId", static_id as "staticId" from members where guild_id = ${guildId}::bigint
      and left_at is null and static_id = any(${sql.param([...staticIds])}::text[])`);
  return new Map(rows.map(({ userId, staticId }) => [staticId, userId]));
};

/** Everything that says what these rows change: the people as they are, and the rules. */
export const readyToPlan = async (
  db: Queryable,
  { guildId, reading, actorId, now }: { guildId: string; reading: TableReading; actorId: string; now: Date },
  rows: readonly TableRow[],
) => {
  const people = await findPeopleNow(
    db,
    guildId,
    rows.flatMap(({ userId }) => userId ?? []),
    now,
  );
  const steps = await findSteps(db, guildId);
  const owners = await findOwners(
    db,
    guildId,
    rows.flatMap(({ said }) => said.static_id ?? []),
  );
  const rules: PlanRules = {
    reading,
    notOnSelf: (await mayDecideOnSelf(db, guildId, actorId)) ? null : actorId,
    ownerOfStatic: (staticId) => owners.get(staticId),
    rankName: (roleId) => steps.find((step) => step.roleId === roleId)?.name ?? null,
  };
  return { people, rules, steps, owners };
};
