import { randomUUID } from 'node:crypto';
import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { findBots, findNames } from '../members/member.queries.ts';
import { requireOthers } from '../settings/require-others.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findEntriesById } from './entry.queries.ts';
import { payReputation } from './pay-reputation.ts';
import { presentEntry } from './ledger.ts';
import { requestReputationNotices } from './reputation-notices.ts';
import { withinRange } from './within-range.ts';

/** The same for one member and for a thousand: all or none, and reversed together. */
export const changeReputation: UseCase<typeof reputationRoutes.changeMany> = async (
  context,
  actor,
  { guildId, delta, reason, ...input },
) => {
  await requireGuildAccess(context, actor, guildId, reputationRoutes.changeMany.access);
  const { userId: actorId } = requireSignedIn(actor);
  const userIds = [...new Set(input.userIds)];
  const batchId = randomUUID();
  const ids = await context.db.transaction(async (tx) => {
    await requireOthers(tx, guildId, actorId, userIds);
    if ((await findBots(tx, guildId, userIds)).length > 0) throw new AppError('bot_is_no_member');
    const known = await findNames(tx, guildId, userIds);
    const unknown = userIds.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      throw new AppError('member_not_found', {
        errors: unknown.map((id) => ({ field: 'user_ids', message: id })),
      });
    }
    const paid = await withinRange(
      payReputation(
        context,
        tx,
        userIds.map((userId) => ({
          guildId,
          userId,
          delta,
          reason,
          source: 'manual',
          actorId,
          batchId,
          key: `manual:${batchId}:${userId}`,
        })),
      ),
    );
    await requestReputationNotices(tx, guildId, actorId, paid);
    const [only] = userIds;
    await recordActivity(context, tx, {
      guildId,
      actorId,
      ...(userIds.length === 1 && only !== undefined
        ? { type: 'reputation.changed', target: { kind: 'member', id: only } }
        : { type: 'reputation.bulk_changed' }),
      data: { delta, reason, count: userIds.length, batch_id: batchId },
    });
    return paid.map((entry) => entry.id);
  });
  return { batch_id: batchId, items: (await findEntriesById(context.db, guildId, ids)).map(presentEntry) };
};
