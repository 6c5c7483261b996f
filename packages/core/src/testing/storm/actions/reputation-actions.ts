import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { topRoutes } from '@famiglia/contract/tops/tops';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { userRoutes } from '@famiglia/contract/members/members';
import { changeReputation } from '../../../reputation/change-reputation.ts';
import { setReputation } from '../../../reputation/set-reputation.ts';
import { undoBatch } from '../../../reputation/undo-batch.ts';
import { undoEntryOrPurchase } from '../../../shop/undo-purchase.ts';
import { findMember } from '../../../members/member.queries.ts';
import { findSeason } from '../../../tops/season.queries.ts';
import { closeSeason, saveSeason } from '../../../tops/save-season.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** Everybody but the one who acts: nobody pays themselves. */
const otherMembers = ({ world, person }: Step): string[] =>
  [...world.people.map((one) => one.userId), ...world.others, ...world.candidates].filter(
    (id) => id !== person.userId,
  );

/** Larger than all rewards of a storm together, so that none of these numbers equals another one or a sum of rewards. */
const FAR = 10_000;

const PAY_MANY = 'pay many';

export const REPUTATION_ACTIONS: readonly StormAction[] = [
  {
    name: PAY_MANY,
    weight: 10,
    who: 'leader',
    refusals: refusalsOf(reputationRoutes.changeMany),
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const userIds = dice.pickSome(otherMembers(step), 10);
      const delta = dice.pick([-3, -1, 2, 5]);
      const { batch_id, items } = await changeReputation(context, person.panel, {
        guildId: world.guildId,
        userIds,
        delta,
        reason: mark,
      });
      acknowledged.left('ledger', mark, userIds.length);
      acknowledged.deltas.set(mark, userIds.length * delta);
      world.batches.push(batch_id);
      world.entries.push(...items.map(({ id }) => id));
    },
  },
  {
    name: 'set a reputation',
    weight: 6,
    who: 'leader',
    refusals: refusalsOf(userRoutes.setReputation),
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const { guildId } = world;
      const userId = dice.pick(otherMembers(step));
      // Two leaders never want the same number: the second one would have nothing to do.
      const who = world.people.indexOf(person);
      const wanted = { guildId, userId, reason: mark, reputation: FAR + 8 * dice.below(100_000) + who };
      if (dice.chance(0.5)) {
        await setReputation(context, person.panel, wanted);
      } else {
        const seen = await findMember(context.db, guildId, userId);
        const expectedReputation = seen?.reputation ?? 0;
        await setReputation(context, person.panel, { ...wanted, expectedReputation });
        acknowledged.deltas.set(mark, wanted.reputation - expectedReputation);
      }
      acknowledged.left('ledger', mark);
    },
  },
  {
    name: 'set a season, or close it',
    weight: 3,
    who: 'leader',
    refusals: [...refusalsOf(topRoutes.saveSeason), ...refusalsOf(topRoutes.closeSeason)],
    run: async ({ context, person, world: { guildId }, dice, mark }) => {
      const last = await findSeason(context.db, guildId);
      const version = last === null || last.closedAt !== null ? 0 : last.version;
      if (dice.chance(0.4)) return closeSeason(context, person.panel, { guildId, version });
      const today = context.clock().toISOString().slice(0, 10);
      const endsOn = daysLater(today, dice.below(100));
      const asked = { guildId, name: mark.slice(0, 40), startsOn: today, endsOn, version };
      return saveSeason(context, person.panel, asked);
    },
  },
  {
    name: 'undo an entry of the ledger',
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(reputationRoutes.undo),
    after: [PAY_MANY],
    run: async ({ context, person, world, dice, acknowledged }) => {
      if (world.entries.length === 0) return NOTHING_YET;
      const entryId = dice.pick(world.entries);
      await undoEntryOrPurchase(context, person.panel, { guildId: world.guildId, entryId });
      acknowledged.undone.push(entryId);
    },
  },
  {
    name: 'undo a payment of many',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(reputationRoutes.undoMany),
    after: [PAY_MANY],
    run: async ({ context, person, world, dice, acknowledged }) => {
      if (world.batches.length === 0) return NOTHING_YET;
      const batchId = dice.pick(world.batches);
      const { items } = await undoBatch(context, person.panel, { guildId: world.guildId, batchId });
      acknowledged.undone.push(...items.map(({ reverses }) => String(reverses)));
    },
  },
];
