import type { Context } from '../../platform/context.ts';
import { guildSettings } from '../../platform/db/schema/settings.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { discordActor } from '../../testing/test-actor.ts';
import { buyOffer } from '../buy-offer.ts';
import { addOffer } from '../offers.ts';
import { countSold } from '../shop.queries.ts';

/** Opens the shop of a family; its other settings stay. */
export const openShop = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  updatedBy: string,
): Promise<void> => {
  const { version: _version, updated_at: _at, updated_by: _by, ...stored } = await findSettings(db, guildId);
  const values = { ...stored, shop: { open: true } };
  await db
    .insert(guildSettings)
    .values({ guildId, version: 1, values, updatedBy, updatedAt: clock() })
    .onConflictDoUpdate({ target: guildSettings.guildId, set: { values } });
};

type NewOffer = Parameters<typeof addOffer>[2];

/** What an officer does by hand, for 50, unless told otherwise. */
export const addTestOffer = async (
  context: Context,
  ownerId: string,
  offer: Partial<NewOffer> & { guildId: string },
) =>
  addOffer(context, discordActor(ownerId), {
    kind: 'note',
    name: 'Song on the radio',
    description: '',
    price: 50,
    stock: null,
    perPerson: null,
    roleId: null,
    days: null,
    ...offer,
  });

/** Buys what is offered as somebody who sees the shop as it is now. */
export const buyNow = async (
  context: Context,
  userId: string,
  {
    guildId,
    id: offerId,
    version,
    ...more
  }: { guildId: string; id: string; version: number; warningId?: string; note?: string },
) => {
  const { everToPerson: bought } = await countSold(context.db, { guildId, offerId, userId });
  return buyOffer(context, discordActor(userId), { guildId, offerId, version, bought, ...more });
};
