import { randomUUID } from 'node:crypto';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { createCategory, deleteCategory } from '../../../treasury/categories.ts';
import { countMoney, enterMoney, transferMoney } from '../../../treasury/enter-money.ts';
import { getTreasury } from '../../../treasury/get-treasury.ts';
import { listEntries } from '../../../treasury/list-entries.ts';
import { takeBackEntry } from '../../../treasury/take-back-entry.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** The bank, or one of three officers, so that many want the same places at once. */
const somePlace = ({ world, dice }: Step): string | null =>
  dice.chance(0.4) ? null : dice.pick(world.people.slice(0, 3)).userId;

const someAmount = ({ dice }: Step): string => String(1 + dice.below(5_000_000));

const ADD_CATEGORY = 'add a money category';

const ENTER = 'enter money';

/** What officers do with the family's money: the sums have to fit whoever comes first. */
export const TREASURY_ACTIONS: readonly StormAction[] = [
  {
    name: ENTER,
    weight: 6,
    who: 'leader',
    // Somebody else may delete its category just before.
    refusals: [...refusalsOf(treasuryRoutes.enter), 'validation_failed'],
    run: async (step) => {
      const { context, person, world, dice, mark } = step;
      const { categories } = await getTreasury(context, person.panel, { guildId: world.guildId });
      const fitting = categories.filter(({ use }) => use === 'both');
      return enterMoney(context, person.panel, {
        guildId: world.guildId,
        key: randomUUID(),
        kind: dice.pick(['income', 'expense'] as const),
        amountCents: someAmount(step),
        officerId: somePlace(step),
        categoryId: fitting.length === 0 ? null : dice.pick(fitting).id,
        personId: dice.chance(0.5) ? null : dice.pick(world.people).userId,
        reason: mark,
        proof: null,
        happenedAt: undefined,
      });
    },
  },
  {
    name: 'move money',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(treasuryRoutes.transfer),
    run: async (step) =>
      transferMoney(step.context, step.person.panel, {
        guildId: step.world.guildId,
        key: randomUUID(),
        amountCents: someAmount(step),
        fromOfficerId: somePlace(step),
        toOfficerId: somePlace(step),
        reason: step.mark,
      }),
  },
  {
    name: 'count money',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(treasuryRoutes.count),
    run: async (step) => {
      const { context, person, world, mark } = step;
      const officerId = somePlace(step);
      const { bank_cents: bank, officers } = await getTreasury(context, person.panel, {
        guildId: world.guildId,
      });
      const cash = officers.find((one) => one.person.id === officerId)?.balance_cents ?? '0';
      return countMoney(context, person.panel, {
        guildId: world.guildId,
        key: randomUUID(),
        officerId,
        countedCents: someAmount(step),
        seenCents: officerId === null ? bank : cash,
        reason: mark,
      });
    },
  },
  {
    name: 'take an operation back',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(treasuryRoutes.takeBack),
    after: [ENTER],
    run: async ({ context, person, world, dice, mark }) => {
      const { guildId } = world;
      const { items } = await listEntries(context, person.panel, { guildId, limit: 5, offset: 0 });
      if (items.length === 0) return NOTHING_YET;
      const entryId = dice.pick(items).id;
      return takeBackEntry(context, person.panel, { guildId, entryId, reason: mark });
    },
  },
  {
    name: ADD_CATEGORY,
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(treasuryRoutes.createCategory),
    run: async ({ context, person, world, dice }) =>
      createCategory(context, person.panel, {
        guildId: world.guildId,
        name: `Category ${dice.below(6)}`,
        use: 'both',
      }),
  },
  {
    name: 'delete a money category',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(treasuryRoutes.deleteCategory),
    after: [ADD_CATEGORY],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const { categories } = await getTreasury(context, person.panel, { guildId });
      if (categories.length === 0) return NOTHING_YET;
      return deleteCategory(context, person.panel, { guildId, categoryId: dice.pick(categories).id });
    },
  },
];
