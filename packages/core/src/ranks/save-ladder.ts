import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { RankStep } from '@famiglia/contract/ranks/ranks';
import { eq, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { askProblem } from '../bot-permissions/role-gifts.ts';
import type { Asker } from '../bot-permissions/role-context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findSoldRoles } from '../settings/sold-roles.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { FieldError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import { rankLadders } from '../platform/db/schema/ranks.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readLadder } from './get-ladder.ts';
import { findSteps, heldInDiscord, lockLadderVersion, storeSteps } from './rank.queries.ts';

/** Panel and bot both save here. Whoever saves on top of a newer version is shown that version instead. */
export const saveLadder: UseCase<typeof rankRoutes.save> = async (context, actor, input) => {
  const { guildId, version, steps } = input;
  const { permissions } = await requireGuildAccess(context, actor, guildId, rankRoutes.save.access);
  const { userId } = requireSignedIn(actor);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const current = await lockLadderVersion(tx, { guildId, updatedBy: userId, updatedAt: now });
    await requireVersion(tx, {
      seen: version,
      stored: current,
      changes: { guildId, types: ['rank.ladder_saved'] },
      read: async () => readLadder(tx, guildId),
    });
    const standing = await findStanding(tx, guildId, userId);
    if (standing === null) throw new AppError('guild_not_found');
    const errors = await checkSteps(tx, { standing, permissions }, { guildId, now }, steps);
    if (errors.length > 0) throw new AppError('validation_failed', { errors });
    await storeSteps(tx, guildId, steps);
    await tx
      .update(rankLadders)
      .set({ version: version + 1, updatedBy: userId, updatedAt: now })
      .where(eq(rankLadders.guildId, guildId));
    await takeOver(tx, guildId, now);
    await recordActivity(context, tx, {
      guildId,
      type: 'rank.ladder_saved',
      actorId: userId,
      target: { kind: 'settings', id: guildId },
      data: { steps: steps.map(({ name }) => name) },
    });
    await context.bus.publish(tx, { type: 'ranks.changed', guildId });
    return readLadder(tx, guildId);
  });
};

/** A new step needs a role that the person could give themselves, and that no other rule of the bot gives or takes. */
const checkSteps = async (
  tx: Transaction,
  asker: Asker,
  { guildId, now }: { guildId: string; now: Date },
  steps: readonly RankStep[],
): Promise<FieldError[]> => {
  const known = new Set((await findSteps(tx, guildId)).map(({ roleId }) => roleId));
  const roleContext = await findRoleContext(tx, guildId);
  const settings = await findSettings(tx, guildId);
  const otherwise = new Set([
    ...settings.reputation_roles.map(({ role_id }) => role_id),
    settings.warnings.role,
    settings.vacations.role,
    ...(await findSoldRoles(tx, { guildId, now })),
  ]);
  return steps.flatMap(({ role_id: roleId }, index): FieldError[] => {
    const field = `steps.${index}`;
    if (steps.findIndex((step) => step.role_id === roleId) < index) return [{ field, message: 'repeated' }];
    if (known.has(roleId)) return [];
    const role = roleContext.roles.find(({ id }) => id === roleId);
    if (role === undefined) return [{ field, message: 'unknown_role' }];
    if (otherwise.has(roleId)) return [{ field, message: 'role_used' }];
    const message = askProblem(roleContext, role, 'ranks', asker);
    return message === null ? [] : [{ field, message }];
  });
};

/**
 * Gives members the rank of their Discord roles. For roles from before the ladder, the rank counts from the day they
 * joined, because the real day is unknown. A change that Discord does not have yet stays as it was decided.
 */
const takeOver = async (tx: Transaction, guildId: string, now: Date): Promise<void> => {
  const isWaiting = sql`exists (select from rank_changes change where change.guild_id = ${guildId}::bigint
    and change.user_id = rank.user_id and change.applied_at is null)`;
  const isOnLadder = sql`exists (select from rank_steps step
    where step.guild_id = ${guildId}::bigint and step.role_id = rank.role_id)`;
  await tx.execute(sql`
    with held as (${heldInDiscord(guildId)})
    delete from member_ranks rank where rank.guild_id = ${guildId}::bigint and (not ${isOnLadder}
      or (not ${isWaiting} and not exists (
        select from held where held.user_id = rank.user_id and held.role_id = rank.role_id)))`);
  await tx.execute(sql`
    with held as (${heldInDiscord(guildId)})
    insert into member_ranks (guild_id, user_id, role_id, since)
    select ${guildId}::bigint, user_id, role_id, coalesce(joined_at, ${now.toISOString()}::timestamptz)
    from held where role_id is not null
    on conflict (guild_id, user_id) do nothing`);
};
