import { randomUUID } from 'node:crypto';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { createCategory } from '@famiglia/core/treasury/categories';
import { enterMoney } from '@famiglia/core/treasury/enter-money';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A guild with a category and a first income; the activity of both is removed. */
const guildWithMoney = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const officerId = await addMember(context.db, guildId);
  const owner = discordActor(ownerId);
  const category = await createCategory(context, owner, { guildId, name: 'Contracts', use: 'both' });
  const { entry } = await enterMoney(context, owner, {
    guildId,
    key: randomUUID(),
    kind: 'income',
    amountCents: '50000',
    officerId: null,
    categoryId: category.id,
    personId: officerId,
    reason: '',
    proof: null,
    happenedAt: undefined,
  });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, officerId, categoryId: category.id, entryId: entry.id };
};

/** For each route that changes the family's money: a request that does change it. */
export const SAMPLE_TREASURY_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/treasury/:guildId/entries': async (context) => {
    const { guildId, ownerId, officerId, categoryId } = await guildWithMoney(context);
    const body = {
      key: randomUUID(),
      kind: 'expense',
      amount_cents: '100',
      officer_id: officerId,
      category_id: categoryId,
      person_id: officerId,
    };
    return { guildId, ownerId, body };
  },
  'POST /api/treasury/:guildId/transfers': async (context) => {
    const { guildId, ownerId, officerId } = await guildWithMoney(context);
    const body = { key: randomUUID(), amount_cents: '100', from_officer_id: null, to_officer_id: officerId };
    return { guildId, ownerId, body };
  },
  'POST /api/treasury/:guildId/stocktaking': async (context) => {
    const { guildId, ownerId, officerId } = await guildWithMoney(context);
    const body = { key: randomUUID(), officer_id: officerId, counted_cents: '700', seen_cents: '0' };
    return { guildId, ownerId, body };
  },
  'POST /api/treasury/:guildId/entries/:entryId/take-back': async (context) => {
    const { guildId, ownerId, entryId } = await guildWithMoney(context);
    return { guildId, ownerId, params: { entryId }, body: {} };
  },
  'POST /api/treasury/:guildId/categories': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'Fines', use: 'income' } };
  },
  'POST /api/treasury/:guildId/categories/usual': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId };
  },
  'PUT /api/treasury/:guildId/categories/:categoryId': async (context) => {
    const { guildId, ownerId, categoryId } = await guildWithMoney(context);
    return { guildId, ownerId, params: { categoryId }, body: { name: 'Other', use: 'both', version: 0 } };
  },
  'DELETE /api/treasury/:guildId/categories/:categoryId': async (context) => {
    const { guildId, ownerId, categoryId } = await guildWithMoney(context);
    return { guildId, ownerId, params: { categoryId } };
  },
};
