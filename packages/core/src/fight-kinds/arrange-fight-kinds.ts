import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import {
  dropUncarriedKind,
  findFightKinds,
  lockFightKind,
  lockFightKinds,
  placeFightKind,
  updateFightKind,
} from './fight-kind.queries.ts';
import { readFightKinds } from './list-fight-kinds.ts';

/** The named kinds come first, in this order. One that somebody else deleted meanwhile is passed over. */
export const orderFightKinds: UseCase<typeof fightKindRoutes.order> = async (context, actor, input) => {
  const { guildId, ids } = input;
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.order.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockFightKinds(tx, guildId);
    const before = (await findFightKinds(tx, guildId)).map(({ id }) => id);
    const after = [...new Set([...ids.filter((id) => before.includes(id)), ...before])];
    if (after.join() !== before.join()) {
      for (const [index, kindId] of after.entries()) await placeFightKind(tx, { guildId, kindId }, index + 1);
      await recordActivity(context, tx, {
        guildId,
        type: 'fight_kind.ordered',
        actorId: userId,
        target: { kind: 'settings', id: guildId },
        data: {},
      });
      await context.bus.publish(tx, { type: 'fight_kinds.changed', guildId });
    }
    return readFightKinds(tx, guildId);
  });
};

/** Events and capts of a deleted kind go on showing its name. Its name is free for another. */
export const deleteFightKind: UseCase<typeof fightKindRoutes.delete> = async (context, actor, input) => {
  const { guildId, kindId } = input;
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.delete.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockFightKinds(tx, guildId);
    await lockFightKind(tx, guildId, kindId);
    const deletion = { deletedBy: userId, deletedAt: context.clock(), templateId: null };
    const row = await updateFightKind(tx, { guildId, kindId }, deletion);
    if (row === null) throw new AppError('not_found');
    await dropUncarriedKind(tx, guildId, kindId);
    await recordActivity(context, tx, {
      guildId,
      type: 'fight_kind.deleted',
      actorId: userId,
      target: { kind: 'settings', id: guildId },
      data: { name: row.name, fight_kind_id: kindId },
    });
    await context.bus.publish(tx, { type: 'fight_kinds.changed', guildId });
  });
  return null;
};
