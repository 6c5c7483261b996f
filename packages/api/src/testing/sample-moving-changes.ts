import { enterNames } from '@famiglia/core/moving/enter-names';
import { enterTable, moveTable, takeTableBack } from '@famiglia/core/moving/tables/enter-table';
import { giveTable } from '@famiglia/core/moving/tables/give-table';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A family with one member whose nickname says who they are in the game. */
const named = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await addMember(context.db, guildId, { displayName: 'Ivan_Petrov | 70233' });
  return { guildId, ownerId };
};

const CSV =
  'Nick,Static,Rep,Warns,Joined,To pay\nIvan_Petrov,70233,5,1,2024-03-12,100\nPetya_Ivanov,70234,6,1,,200\n';

/** A family with a table that says something about two of its members. */
const tabled = async (context: Context, steps: 'draft' | 'entering' | 'entered' = 'draft') => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const members = [
    await addMember(context.db, guildId, { ingameNick: 'Petya_Ivanov' }),
    await addMember(context.db, guildId, { ingameNick: 'Ivan_Petrov' }),
  ];
  const file = Buffer.from(CSV);
  const owner = panelActor(ownerId);
  const { id: tableId, reading } = await giveTable(context, owner, {
    guildId,
    name: 'family.csv',
    sheet: undefined,
    replaces: undefined,
    file,
  });
  if (steps !== 'draft') await enterTable(context, owner, { guildId, tableId, version: 0 });
  if (steps === 'entered') await moveTable(context, { guildId, tableId });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, members, reading, params: { tableId } };
};

const sampleOf = (
  { guildId, ownerId, params }: Awaited<ReturnType<typeof tabled>>,
  body?: object,
): SampleChange => ({
  guildId,
  ownerId,
  params,
  ...(body === undefined ? {} : { body }),
});

/** The job of a table that is being entered, or taken back. */
export const sampleTableWork = async (context: Context) => {
  const { guildId, params } = await tabled(context, 'entering');
  const entered = await tabled(context, 'entered');
  const back = { guildId: entered.guildId, ...entered.params };
  await takeTableBack(context, panelActor(entered.ownerId), back);
  return [
    ['a table is entered', async () => moveTable(context, { guildId, ...params })],
    ['a table is taken back', async () => moveTable(context, back)],
  ] as const;
};

/** For each route of moving in that changes something: a request that does. */
export const SAMPLE_MOVING_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/moving/:guildId/names': async (context) => ({
    ...(await named(context)),
    body: { pattern: 'nick_static', follow: false },
  }),
  'POST /api/moving/:guildId/tables': async (context) => ({
    ...(await named(context)),
    body: Buffer.from(CSV),
  }),
  'PUT /api/moving/:guildId/tables/:tableId/reading': async (context) => {
    const table = await tabled(context);
    return sampleOf(table, { ...table.reading, version: 0, overwrite: true });
  },
  'POST /api/moving/:guildId/tables/:tableId/decisions': async (context) => {
    const table = await tabled(context);
    return sampleOf(table, { decisions: [{ line: 2, user_id: null }] });
  },
  'POST /api/moving/:guildId/tables/:tableId/enter': async (context) =>
    sampleOf(await tabled(context), { version: 0 }),
  'POST /api/moving/:guildId/tables/:tableId/take-back': async (context) =>
    sampleOf(await tabled(context, 'entered')),
  'DELETE /api/moving/:guildId/tables/:tableId': async (context) => sampleOf(await tabled(context)),
  'POST /api/moving/:guildId/batches/:batchId/take-back': async (context) => {
    const family = await named(context);
    const { batch } = await enterNames(context, panelActor(family.ownerId), {
      ...family,
      pattern: 'nick_static',
      follow: false,
      decisions: [],
    });
    await context.db.delete(activity).where(eq(activity.guildId, family.guildId));
    return { ...family, params: { batchId: batch?.id ?? '' } };
  },
};
