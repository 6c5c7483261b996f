import { tableRoutes } from '@famiglia/contract/moving/tables';
import { sql } from 'drizzle-orm';
import { enterTable, moveTable, takeTableBack } from '../../../moving/tables/enter-table.ts';
import { giveTable } from '../../../moving/tables/give-table.ts';
import { listTables } from '../../../moving/tables/present-table.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const GIVE = 'give a table';
const ENTER = 'enter a table';

/** Some people of the family with other points, as a spreadsheet has them; two tables are often about the same people. */
const someTable = ({ world, dice }: Step): Uint8Array => {
  const ids = [...world.people.map(({ userId }) => userId), ...world.others].filter(() => dice.chance(0.5));
  const rows = ids.map((id) => `${id};${dice.below(40)};${dice.below(9)}`);
  return new TextEncoder().encode(['ID Discord;Баллы;Посещения', ...rows].join('\n'));
};

const tablesIn = async ({ context, person, world }: Step, ...states: string[]) => {
  const page = { guildId: world.guildId, limit: 20, offset: 0 };
  return (await listTables(context, person.panel, page)).items.filter(({ state }) => states.includes(state));
};

/** Entries of tables that are reversed: nobody undid them one by one. */
const noteReversed = async ({ context, acknowledged }: Step, tableId: string): Promise<void> => {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select entry.id::text as id from reputation_entries entry
    join reputation_entries undo on undo.reverses = entry.id where entry.batch_id = ${tableId}::uuid`);
  for (const { id } of rows) if (!acknowledged.undone.includes(id)) acknowledged.undone.push(id);
};

/** A family moves in while it plays: tables are given, entered and taken back beside everything else. */
export const MOVING_ACTIONS: readonly StormAction[] = [
  {
    name: GIVE,
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(tableRoutes.give),
    run: async (step) => {
      const { context, person, world, dice } = step;
      const drafts = await tablesIn(step, 'draft');
      const replaces = drafts.length > 0 && dice.chance(0.3) ? dice.pick(drafts).id : undefined;
      const file = someTable(step);
      const { guildId } = world;
      return giveTable(context, person.panel, { guildId, name: 'Table', sheet: undefined, replaces, file });
    },
  },
  {
    name: ENTER,
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(tableRoutes.enter),
    after: [GIVE],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const drafts = await tablesIn(step, 'draft', 'entering');
      if (drafts.length === 0) return NOTHING_YET;
      const { id: tableId, version } = dice.pick(drafts);
      const key = { guildId: world.guildId, tableId };
      await enterTable(context, person.panel, { ...key, version });
      // The job, which runs in several processes at once.
      return moveTable(context, key);
    },
  },
  {
    name: 'take a table back',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(tableRoutes.takeBack),
    after: [ENTER],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const entered = await tablesIn(step, 'entered', 'taking_back');
      if (entered.length === 0) return NOTHING_YET;
      const key = { guildId: world.guildId, tableId: dice.pick(entered).id };
      await takeTableBack(context, person.panel, key);
      await moveTable(context, key);
      return noteReversed(step, key.tableId);
    },
  },
];
