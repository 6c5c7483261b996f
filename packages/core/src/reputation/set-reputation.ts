import { randomUUID } from 'node:crypto';
import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { presentMember } from '../members/present-member.ts';
import type { ListedMember } from '../members/listed-member.ts';
import { memberConflict } from '../members/member-conflict.ts';
import { requireOthers } from '../settings/require-others.ts';
import { lockMember } from '../members/member.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findLedger } from './entry.queries.ts';
import { payReputation } from './pay-reputation.ts';
import { requestReputationNotices } from './reputation-notices.ts';

/**
 * Writes the difference. If the balance has changed since the caller saw it, the call is refused with the current one.
 */
export const setReputation: UseCase<typeof userRoutes.setReputation> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, userRoutes.setReputation.access);
  const { userId: actorId } = requireSignedIn(actor);
  const { guildId, userId, reason = '', expectedReputation: expected } = input;
  const member = await context.db.transaction(async (tx) => {
    const before = await lockMember(tx, guildId, userId);
    if (before === null) throw new AppError('not_found');
    await requireOthers(tx, guildId, actorId, [userId]);
    if (expected !== undefined && expected !== before.reputation) {
      throw await overtaken(context, tx, guildId, before);
    }
    const delta = input.reputation - before.reputation;
    if (delta === 0) return before;
    const key = `manual:${randomUUID()}`;
    const paid = await payReputation(context, tx, [
      { guildId, userId, delta, reason, source: 'manual', actorId, key },
    ]);
    await requestReputationNotices(tx, guildId, actorId, paid);
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.changed',
      actorId,
      target: { kind: 'member', id: userId },
      data: { delta, balance: input.reputation, reason },
    });
    return { ...before, reputation: input.reputation };
  });
  return presentMember(context.config.cdnUrl, member);
};

const overtaken = async (context: Context, tx: Transaction, guildId: string, member: ListedMember) => {
  const [last] = await findLedger(tx, guildId, member.userId, { limit: 1, offset: 0 });
  return memberConflict(
    context,
    tx,
    guildId,
    member,
    last === undefined ? null : { by: last.entry.actorId, at: last.entry.createdAt },
  );
};
