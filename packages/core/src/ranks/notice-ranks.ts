import { sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { lockMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import type { Transaction } from '../platform/db/database.ts';
import { rankLadders } from '../platform/db/schema/ranks.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { findLadderVersion, heldInDiscord, storeChange } from './rank.queries.ts';

/** How late Discord's own updates about a change of ours may arrive. */
const ECHO_MS = 60_000;

/**
 * Records ranks that were changed by hand in Discord: of these members, or of everybody. A change by the bot is not
 * mistaken for one while Discord does not have it yet, nor just after it, when older updates may still arrive. Members
 * who left have no step, without a demotion. While the role of a step does not exist, nothing is recorded: the ladder
 * has to be repaired first.
 */
export const noticeRanks = async (
  context: Context,
  guildId: string,
  userIds: readonly string[] | null,
): Promise<void> => {
  if ((await findLadderVersion(context.db, guildId)) === 0) return;
  const of = (column: string) =>
    userIds === null ? sql`true` : sql`${sql.raw(column)} = any(${sql.param(userIds)}::bigint[])`;
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from member_ranks rank using members member
      where rank.guild_id = ${guildId}::bigint and member.guild_id = rank.guild_id
        and member.user_id = rank.user_id and member.left_at is not null and ${of('rank.user_id')}`);
    // A leader gave the role by hand that Discord had refused to the bot.
    await tx.execute(sql`
      with held as (${heldInDiscord(guildId)})
      update rank_changes change set applied_at = ${context.clock().toISOString()}::timestamptz
      from held join member_ranks rank on rank.guild_id = ${guildId}::bigint and rank.user_id = held.user_id
      where change.guild_id = ${guildId}::bigint and change.user_id = held.user_id and change.applied_at is null
        and rank.role_id = held.role_id and ${of('change.user_id')}
        and exists (select from deliveries failed where failed.guild_id = change.guild_id and failed.kind = 'rank_roles'
          and failed.subject = change.user_id::text and failed.gave_up_at is not null)`);
    for (const { userId } of await findByHand(context, tx, guildId, of('held.user_id'))) {
      // Read again under the member's lock: another process may have recorded it, or a leader decided meanwhile.
      await lockMember(tx, guildId, userId);
      const [change] = await findByHand(context, tx, guildId, sql`held.user_id = ${userId}::bigint`);
      if (change !== undefined) await storeByHand(context, tx, guildId, change);
    }
  });
};

/** The same for every family, for changes that were made just after one of the bot's, or while it was away. */
export const noticeAllRanks = async (context: Context, signal?: AbortSignal): Promise<void> => {
  for (const { guildId } of await context.db.select({ guildId: rankLadders.guildId }).from(rankLadders)) {
    postponeIfOver(signal);
    await noticeRanks(context, guildId, null);
  }
};

export const noticeRanksJob = defineJob({
  name: 'notice-ranks',
  title: { en: 'Checking who is ready for a promotion', ru: 'Проверка готовых к повышению' },
  schedule: '*/10 * * * *',
  run: noticeAllRanks,
});

type ByHand = {
  userId: string;
  fromRoleId: string | null;
  fromName: string | null;
  fromPosition: number | null;
  toRoleId: string | null;
  toName: string | null;
  toPosition: number | null;
};

const findByHand = async (
  { clock }: Context,
  tx: Transaction,
  guildId: string,
  isAsked: ReturnType<typeof sql>,
): Promise<ByHand[]> => {
  const settledBy = new Date(clock().getTime() - ECHO_MS).toISOString();
  const { rows } = await tx.execute<ByHand>(sql`
    with held as (${heldInDiscord(guildId)})
    select held.user_id as "userId", rank.role_id as "fromRoleId", step.name as "fromName",
      step.position as "fromPosition", held.role_id as "toRoleId", held.name as "toName",
      held.position as "toPosition"
    from held
    left join member_ranks rank on rank.guild_id = ${guildId}::bigint and rank.user_id = held.user_id
    left join rank_steps step on step.guild_id = rank.guild_id and step.role_id = rank.role_id
    where held.role_id is distinct from rank.role_id and ${isAsked}
      and (rank.role_id is null or exists (
        select from roles role where role.guild_id = rank.guild_id and role.id = rank.role_id))
      and not exists (select from rank_changes change
        where change.guild_id = ${guildId}::bigint and change.user_id = held.user_id and change.actor_id is not null
          and (change.applied_at is null or change.applied_at > ${settledBy}::timestamptz))
    order by held.user_id`);
  return rows;
};

const storeByHand = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  { userId, fromPosition, toPosition, ...change }: ByHand,
): Promise<void> => {
  const now = context.clock();
  await storeChange(tx, {
    ...change,
    guildId,
    userId,
    isPromotion: (toPosition ?? 0) > (fromPosition ?? 0),
    actorId: null,
    reason: '',
    createdAt: now,
    appliedAt: now,
  });
  await recordActivity(context, tx, {
    guildId,
    type: 'rank.noticed',
    actorId: null,
    target: { kind: 'member', id: userId },
    data: { from: change.fromName, to: change.toName },
  });
  await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
};
