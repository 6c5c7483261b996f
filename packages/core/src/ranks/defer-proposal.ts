import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockMember } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { rankDeferrals } from '../platform/db/schema/ranks.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSteps } from './rank.queries.ts';

/** Puts off proposing this step for the member until a moment, or for good. */
export const deferProposal: UseCase<typeof rankRoutes.defer> = async (context, actor, input) => {
  const { guildId, userId, roleId, until } = input;
  const { userId: actorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, rankRoutes.defer.access);
  await context.db.transaction(async (tx) => {
    if ((await lockMember(tx, guildId, userId)) === null) throw new AppError('member_not_found');
    const step = (await findSteps(tx, guildId)).find((one) => one.roleId === roleId);
    if (step === undefined) throw new AppError('rank_step_gone');
    const decision = { roleId, until: until === null ? null : new Date(until), actorId };
    await tx
      .insert(rankDeferrals)
      .values({ guildId, userId, ...decision })
      .onConflictDoUpdate({ target: [rankDeferrals.guildId, rankDeferrals.userId], set: decision });
    await recordActivity(context, tx, {
      guildId,
      type: 'rank.deferred',
      actorId,
      target: { kind: 'member', id: userId },
      data: { to: step.name, until },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  });
  return null;
};
