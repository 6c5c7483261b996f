import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { createCapt } from '../../../capts/create-capt.ts';
import { deleteCapt, restoreCapt } from '../../../capts/deleted-capts.ts';
import { readCaptDetails } from '../../../capts/get-capts.ts';
import { HOUR_MS, hence, planCapt, playerRow } from '../../../capts/testing/test-capt.ts';
import { updateCapt } from '../../../capts/update-capt.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** A table of damage with some of the family and one stranger. */
const somePlayers = ({ world, dice, mark }: Step): CaptPlayer[] => {
  const family = [...world.people.map((one) => one.userId), ...world.others];
  const ours = dice
    .pickSome(family, 3)
    .map((user_id, at) =>
      playerRow({ user_id, nick: `${mark} ${at}`, damage: 100 * (1 + dice.below(20)), kills: dice.below(9) }),
    );
  return [...ours, playerRow({ nick: `${mark} stranger`, side: 'theirs' })];
};

const DELETE = 'delete a capt';

export const CAPT_ACTIONS: readonly StormAction[] = [
  {
    name: 'enter a capt that was played',
    weight: 5,
    who: 'leader',
    refusals: [...refusalsOf(captRoutes.create), 'validation_failed'],
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const { id } = await createCapt(context, person.panel, {
        ...planCapt(context, { status: 'finished', result: dice.pick(['win', 'loss'] as const), slots: 5 }),
        guildId: world.guildId,
        startsAt: hence(context, -HOUR_MS * (1 + dice.below(9))),
        territory: mark,
        players: somePlayers(step),
      });
      acknowledged.left('capts', mark);
      world.rosters.capt.push(id);
    },
  },
  {
    name: 'change a capt',
    weight: 7,
    who: 'leader',
    refusals: [...refusalsOf(captRoutes.update), 'validation_failed'],
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const { guildId } = world;
      const captId = dice.pick(world.rosters.capt);
      const before = await readCaptDetails(context.db, guildId, captId);
      await updateCapt(context, person.panel, {
        guildId,
        captId,
        version: before.version,
        opponent: before.opponent,
        side: before.side,
        territory: before.territory,
        startsAt: before.starts_at,
        slots: Math.max(before.slots, 5),
        status: before.status,
        result: before.result,
        scoreOurs: before.score_ours,
        scoreTheirs: before.score_theirs,
        notes: mark,
        ...(dice.chance(0.7) ? { players: somePlayers(step) } : {}),
      });
      acknowledged.saves.push(`capt ${captId} on ${before.version}`);
    },
  },
  {
    name: DELETE,
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(captRoutes.remove),
    run: async ({ context, person, world, dice }) => {
      const captId = dice.pick(world.rosters.capt);
      await deleteCapt(context, person.panel, { guildId: world.guildId, captId });
      world.deletedCapts.push(captId);
    },
  },
  {
    name: 'restore a capt',
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(captRoutes.restore),
    after: [DELETE],
    run: async ({ context, person, world, dice }) => {
      if (world.deletedCapts.length === 0) return NOTHING_YET;
      const captId = dice.pick(world.deletedCapts);
      await restoreCapt(context, person.panel, { guildId: world.guildId, captId });
    },
  },
];
