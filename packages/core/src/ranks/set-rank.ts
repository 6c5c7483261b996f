import type { Permission } from '@famiglia/contract/access/permissions';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { MemberRank } from '@famiglia/contract/ranks/ranks';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { RoleRefusal } from '@famiglia/contract/reputation/reward-roles';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { askProblem, askRefusal } from '../bot-permissions/role-gifts.ts';
import { standsAbove } from '../bot-permissions/role-context.ts';
import type { Asker, RoleContext } from '../bot-permissions/role-context.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { lockMember } from '../members/member.queries.ts';
import { requireOthers } from '../settings/require-others.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLastChange, findMemberRank, findSteps, storeChange } from './rank.queries.ts';
import type { ChangeRow, StepRow } from './rank.queries.ts';
import { readMemberRank } from './readiness.ts';

interface RankRequest {
  guildId: string;
  userId: string;
  reason: string;
}

/** Two leaders who press the same button promote once, because the button names the step, not the direction. */
export const setRank: UseCase<typeof rankRoutes.set> = async (context, actor, input) => {
  const { roleId, expectedRoleId, ...request } = input;
  return changeRank(context, actor, request, ({ steps, current }) => {
    const held = current?.roleId ?? null;
    // Somebody who has the wanted rank already is told so instead.
    if (expectedRoleId !== undefined && held !== expectedRoleId && held !== roleId)
      throw new AppError('rank_moved');
    if (roleId === null) return null;
    const step = steps.find((one) => one.roleId === roleId);
    if (step === undefined) throw new AppError('rank_step_gone');
    return step;
  });
};

/** One step up, from no rank to the lowest. */
export const promoteMember = async (
  context: Context,
  actor: Actor,
  request: RankRequest,
): Promise<MemberRank> =>
  changeRank(context, actor, request, ({ steps, current, roleContext, last }) => {
    requireNotJustDone(context, actor, last, true);
    const next = steps.find(
      ({ roleId, position }) =>
        position > (current?.position ?? 0) && roleContext.roles.some(({ id }) => id === roleId),
    );
    if (next === undefined) throw new AppError('rank_at_top');
    return next;
  });

/** One step down, from the lowest to none. */
export const demoteMember = async (
  context: Context,
  actor: Actor,
  request: RankRequest,
): Promise<MemberRank> =>
  changeRank(context, actor, request, ({ steps, current, roleContext, last }) => {
    requireNotJustDone(context, actor, last, false);
    if (current === null) throw new AppError('rank_at_bottom');
    const below = steps.filter(
      ({ roleId, position }) =>
        position < current.position && roleContext.roles.some(({ id }) => id === roleId),
    );
    return below.at(-1) ?? null;
  });

/** For this long, another leader may not have noticed a change. */
const RECENT_CHANGE_MS = 60_000;

/**
 * Refuses a second promotion or demotion by another leader just after the first: a command without a step does not say
 * which rank its leader saw.
 */
const requireNotJustDone = (
  { clock }: Context,
  actor: Actor,
  last: ChangeRow | null,
  isPromotion: boolean,
): void => {
  if (last === null || last.actorId === null || last.actorId === requireSignedIn(actor).userId) return;
  const age = clock().getTime() - last.createdAt.getTime();
  if (last.isPromotion === isPromotion && age < RECENT_CHANGE_MS) throw new AppError('rank_just_changed');
};

interface Ladder {
  steps: readonly StepRow[];
  current: StepRow | null;
  roleContext: RoleContext;
  /** The member's latest change. */
  last: ChangeRow | null;
}

/**
 * Moves a member to the chosen step under the member's lock. Nobody gives or takes by the bot what they could not give or
 * take themselves, and the role is changed by the bot afterwards.
 */
const changeRank = async (
  context: Context,
  actor: Actor,
  request: RankRequest,
  choose: (ladder: Ladder) => StepRow | null,
): Promise<MemberRank> => {
  const { guildId, userId } = request;
  const { permissions } = await requireGuildAccess(context, actor, guildId, rankRoutes.set.access);
  const { userId: actorId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await moveMember(context, tx, { ...request, actorId, permissions }, choose);
    return (await readMemberRank(tx, guildId, userId, context.clock())) ?? { rank: null, next: null };
  });
};

/** The same within the transaction of something that it belongs to. */
export const moveMember = async (
  context: Context,
  tx: Transaction,
  {
    guildId,
    userId,
    reason,
    actorId,
    permissions,
  }: RankRequest & { actorId: string; permissions: ReadonlySet<Permission> },
  choose: (ladder: Ladder) => StepRow | null,
): Promise<void> => {
  const member = await lockMember(tx, guildId, userId);
  if (member === null || member.leftAt !== null) throw new AppError('member_not_found');
  const standing = await findStanding(tx, guildId, actorId);
  if (standing === null) throw new AppError('guild_not_found');
  await requireOthers(tx, guildId, actorId, [userId]);
  const [steps, roleContext] = [await findSteps(tx, guildId), await findRoleContext(tx, guildId)];
  if (steps.length === 0) throw new AppError('rank_no_ladder');
  const recorded = await findMemberRank(tx, guildId, userId);
  const current = steps.find(({ roleId }) => roleId === recorded?.roleId) ?? null;
  const last = await findLastChange(tx, guildId, userId);
  const step = choose({ steps, current, roleContext, last });
  if (step?.roleId === current?.roleId) throw new AppError('rank_unchanged');
  requireChangeable(roleContext, { standing, permissions }, step, current);
  const isPromotion = step !== null && step.position > (current?.position ?? 0);
  const names = { from: current?.name ?? null, to: step?.name ?? null };
  await storeChange(tx, {
    guildId,
    userId,
    fromRoleId: current?.roleId ?? null,
    fromName: names.from,
    toRoleId: step?.roleId ?? null,
    toName: names.to,
    isPromotion,
    actorId,
    reason,
    createdAt: context.clock(),
    appliedAt: null,
  });
  await recordActivity(context, tx, {
    guildId,
    type: isPromotion ? 'rank.promoted' : 'rank.demoted',
    actorId,
    target: { kind: 'member', id: userId },
    data: { ...names, reason },
  });
  await requestDelivery(tx, { guildId, kind: 'rank_roles', subject: userId });
  await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
};

const REFUSAL_CODES: Partial<Record<RoleRefusal, ErrorCode>> = {
  above_bot: 'rank_above_bot',
  above_you: 'rank_above_you',
  grants_more: 'role_rights_missing',
};

/** The role that is given must be safe for the bot and the leader to give, and both must stand above the one that is taken. */
const requireChangeable = (
  roleContext: RoleContext,
  asker: Asker,
  given: StepRow | null,
  taken: StepRow | null,
): void => {
  const roleOf = (step: StepRow | null) => roleContext.roles.find(({ id }) => id === step?.roleId);
  const [gives, takes] = [roleOf(given), roleOf(taken)];
  if (given !== null && gives === undefined) throw new AppError('rank_step_gone');
  const refusal = gives === undefined ? null : askRefusal(roleContext, gives, 'ranks', asker);
  if (gives !== undefined && refusal !== null) {
    const message = askProblem(roleContext, gives, 'ranks', asker) ?? '';
    throw new AppError(REFUSAL_CODES[refusal] ?? 'rank_unsafe', { errors: [{ field: 'role_id', message }] });
  }
  if (takes === undefined) return;
  if (roleContext.bot !== null && !standsAbove(roleContext, roleContext.bot, takes))
    throw new AppError('rank_above_bot');
  const { standing } = asker;
  if (standing.ownerId !== standing.userId && !standsAbove(roleContext, standing, takes))
    throw new AppError('rank_above_you');
};
