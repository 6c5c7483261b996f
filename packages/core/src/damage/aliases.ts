import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { deleteAlias, findAlias, findAliases } from './alias.queries.ts';
import { wholeList } from '../platform/whole-list.ts';
import { presentAlias } from './present-alias.ts';

export const forgetAlias: UseCase<typeof damageRoutes.forgetAlias> = async (context, actor, input) => {
  const { guildId, aliasId } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.forgetAlias.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await findAlias(tx, guildId, aliasId);
    if (row === null) throw new AppError('not_found');
    await deleteAlias(tx, guildId, aliasId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt_alias.forgotten',
      actorId: userId,
      target: { kind: 'member', id: row.alias.userId },
      data: { title: row.alias.nick },
    });
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [] });
  });
  return null;
};

export const listAliases: UseCase<typeof damageRoutes.aliases> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, damageRoutes.aliases.access);
  return wholeList((await findAliases(context.db, guildId)).map(presentAlias));
};
