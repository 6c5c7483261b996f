import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { addTestOffer, buyNow, openShop } from '@famiglia/core/shop/testing/test-shop';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const OFFER = { kind: 'note', name: 'Song', price: 20 };

/** A family with an open shop and a purchase that waits; the activity of that is removed. */
const withPurchase = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId, { reputation: 100 });
  await openShop(context, guildId, ownerId);
  const offer = await addTestOffer(context, ownerId, { guildId });
  const { purchase } = await buyNow(context, userId, { ...offer, guildId });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, offerId: offer.id, purchaseId: purchase.id };
};

/** For each route of the points shop: a request that does change something. */
export const SAMPLE_SHOP_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/shop/:guildId/offers': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: OFFER };
  },
  'PUT /api/shop/:guildId/offers/:offerId': async (context) => {
    const { guildId, ownerId, offerId } = await withPurchase(context);
    return { guildId, ownerId, params: { offerId }, body: { ...OFFER, version: 0 } };
  },
  'DELETE /api/shop/:guildId/offers/:offerId': async (context) => {
    const { guildId, ownerId, offerId } = await withPurchase(context);
    return { guildId, ownerId, params: { offerId } };
  },
  'POST /api/shop/:guildId/purchases/:purchaseId/done': async (context) => {
    const { guildId, ownerId, purchaseId } = await withPurchase(context);
    return { guildId, ownerId, params: { purchaseId } };
  },
};
