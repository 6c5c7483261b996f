import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAlias, findAliasOf, storeAliases } from './alias.queries.ts';
import { presentAlias } from './present-alias.ts';
import { findKnownMembers } from '../members/member.queries.ts';

/** Assigns a nick to a member. */
export const learnAlias: UseCase<typeof damageRoutes.learnAlias> = async (context, actor, input) => {
  const { guildId, nick, userId: ownerId } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.learnAlias.access);
  const { userId } = requireSignedIn(actor);
  if (!(await findKnownMembers(context.db, guildId, [ownerId])).has(ownerId)) {
    throw new AppError('member_not_found');
  }
  return context.db.transaction(async (tx) => {
    const known = await findAliasOf(tx, guildId, nick);
    if (known?.alias.nick === nick && known.alias.userId === ownerId) return presentAlias(known);
    const alias = { guildId, nick, userId: ownerId, learntBy: userId, learntAt: context.clock() };
    const [id = ''] = await storeAliases(tx, [alias]);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt_alias.learnt',
      actorId: userId,
      target: { kind: 'member', id: ownerId },
      data: { title: nick },
    });
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [] });
    const row = await findAlias(tx, guildId, id);
    if (row === null) throw new AppError('not_found');
    return presentAlias(row);
  });
};
