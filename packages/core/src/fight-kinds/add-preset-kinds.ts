import { PRESET_KINDS } from '@famiglia/contract/fight-kinds/fight-kind-presets';
import { MAX_FIGHT_KINDS, fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findFightKinds, insertFightKinds, lockFightKinds } from './fight-kind.queries.ts';
import { readFightKinds } from './list-fight-kinds.ts';

/** Adds the usual kinds of a game server in the guild's language. Kinds whose name is taken stay as they are. */
export const addPresetKinds: UseCase<typeof fightKindRoutes.addPresets> = async (context, actor, input) => {
  const { guildId, preset } = input;
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.addPresets.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockFightKinds(tx, guildId);
    const { language } = await findSettings(tx, guildId);
    const added = await insertFightKinds(
      tx,
      guildId,
      PRESET_KINDS[preset].map((kind) => ({
        guildId,
        name: kind.name[language],
        emoji: kind.emoji,
        color: kind.color,
        slots: kind.slots,
        reward: kind.reward,
        rewardWin: kind.reward_win,
        rewardLoss: kind.reward_loss,
        rewardDraw: kind.reward_draw,
        createdBy: userId,
        createdAt: context.clock(),
      })),
    );
    if ((await findFightKinds(tx, guildId)).length > MAX_FIGHT_KINDS)
      throw new AppError('too_many_fight_kinds');
    if (added.length > 0) {
      await recordActivity(context, tx, {
        guildId,
        type: 'fight_kind.presets_added',
        actorId: userId,
        target: { kind: 'settings', id: guildId },
        data: { preset, names: added.map(({ name }) => name) },
      });
      await context.bus.publish(tx, { type: 'fight_kinds.changed', guildId });
    }
    return readFightKinds(tx, guildId);
  });
};
