import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import { roles } from '../platform/db/schema/guilds.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findGivableRoles } from './givable-roles.ts';

export interface RoleChange {
  userId: string;
  give: GivableRole[];
  take: string[];
}

/** How many are read at a time: a big family is served in steps, each with current data. */
const PEOPLE = 200;
/** How late Discord's own updates about a change may arrive. */
const ECHO_MS = 60_000;

/**
 * Members whose roles differ from their reputation, except those for whom nothing can be done. After two changes in a
 * row the gateway's update about the first one may arrive last: for a moment the mirror shows an older state than
 * Discord has. If only the mirror counted, a member whose reputation changed in that moment would keep a wrong role.
 * So a change of ours that has just been made counts as well; doing it once more is harmless.
 */
export const findRoleChanges = async (
  context: Context,
  guildId: string,
  withoutUserIds: readonly string[] = [],
): Promise<RoleChange[]> => {
  const givable = await findGivableRoles(context, guildId);
  if (givable.length === 0) return [];
  const rewards = givable.map(({ role_id, reputation }) => ({ role_id, threshold: reputation }));
  const echoesSince = new Date(context.clock().getTime() - ECHO_MS).toISOString();
  const { rows } = await context.db.execute<RoleChange & Record<string, unknown>>(sql`
    with made as (
      select distinct on (target_id, changed.role_id) target_id::bigint as user_id, changed.role_id, changed.given
      from activity
      cross join lateral (
        select jsonb_array_elements_text(data -> 'given')::bigint as role_id, true as given
        union all
        select jsonb_array_elements_text(data -> 'taken')::bigint, false
      ) as changed
      where guild_id = ${guildId} and type = 'reputation.roles_changed' and created_at > ${echoesSince}
      order by target_id, changed.role_id, id desc
    )
    select members.user_id as "userId",
      coalesce(array_agg(rewards.role_id::text) filter (where members.reputation >= threshold), '{}') as give,
      coalesce(array_agg(rewards.role_id::text) filter (where members.reputation < threshold), '{}') as take
    from members
    cross join jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb)
      as rewards(role_id bigint, threshold numeric)
    left join made on made.user_id = members.user_id and made.role_id = rewards.role_id
    where members.guild_id = ${guildId} and members.left_at is null and not members.is_bot
      and members.user_id <> all(${sql.param(withoutUserIds)}::bigint[])
      and (
        (members.reputation >= threshold) <> (rewards.role_id = any(members.role_ids))
        or (members.reputation >= threshold) <> made.given
      )
    group by members.user_id
    order by members.user_id
    limit ${PEOPLE}`);
  return rows;
};

/**
 * Records the role changes that were sent to Discord, as done by the guild's rule. The mirror is updated at once, so
 * that a run before the gateway's update does not serve the same member again.
 */
export const recordRoleChange = async (
  context: Context,
  guildId: string,
  { userId, give, take }: { userId: string; give: readonly string[]; take: readonly string[] },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx.execute(sql`
      update members
      set role_ids = array(
        select held from unnest(role_ids || ${sql.param(give)}::bigint[]) as kept(held)
        where held <> all(${sql.param(take)}::bigint[])
        group by held
        order by held::text
      )
      where guild_id = ${guildId} and user_id = ${userId}`);
    const given = new Set<string>(give);
    const named = await tx
      .select({ id: roles.id, name: roles.name })
      .from(roles)
      .where(
        and(eq(roles.guildId, guildId), sql`${roles.id} = any(${sql.param([...give, ...take])}::bigint[])`),
      );
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.roles_changed',
      actorId: null,
      target: { kind: 'member', id: userId },
      data: {
        given: give,
        taken: take,
        roles: named.map(({ id, name }) => ({ name: `${given.has(id) ? '+' : '−'}${name}` })),
      },
    });
    await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId] });
  });
