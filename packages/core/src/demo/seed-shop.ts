import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { shopOffers } from '../platform/db/schema/shop.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { buyOffer } from '../shop/buy-offer.ts';
import { addOffer } from '../shop/offers.ts';
import { finishPurchase } from '../shop/purchases.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const NO_LIMITS = { stock: null, perPerson: null, roleId: null, days: null };
const BUYERS = 3;

/** Offers of all kinds and some purchases, one of which waits, unless the shop is closed or has offers. */
export const seedShop = async (
  context: Context,
  { guildId, ownerId, people, language, roleId }: SeededFamily & { roleId: string | null },
): Promise<void> => {
  const { db } = context;
  if (!(await findSettings(db, guildId)).shop.open) return;
  if ((await db.$count(shopOffers, eq(shopOffers.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const texts = DEMO_TEXTS[language].shop;
  const song = await addOffer(context, owner, {
    ...NO_LIMITS,
    guildId,
    kind: 'note',
    ...texts.song,
    price: 30,
    stock: 5,
  });
  await addOffer(context, owner, {
    ...NO_LIMITS,
    guildId,
    kind: 'warning',
    ...texts.pardon,
    price: 150,
    perPerson: 1,
  });
  // A sandbox of an earlier version has no such role.
  const isRole = and(eq(roles.guildId, guildId), eq(roles.id, roleId ?? '0'));
  const star =
    roleId === null || (await db.$count(roles, isRole)) === 0
      ? null
      : await addOffer(context, owner, {
          ...NO_LIMITS,
          guildId,
          kind: 'role',
          ...texts.star,
          price: 80,
          roleId,
          days: 7,
        });
  const rich = await db
    .select({ userId: members.userId, reputation: members.reputation })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        inArray(members.userId, [...people]),
        ne(members.userId, ownerId),
        gte(members.reputation, song.price),
      ),
    )
    .orderBy(desc(members.reputation), members.userId)
    .limit(BUYERS);
  for (const [index, { userId }] of rich.entries()) {
    const asked = { guildId, offerId: song.id, version: 0, bought: 0, note: texts.notes[index] ?? '' };
    const { purchase } = await buyOffer(context, { kind: 'discord', userId }, asked);
    if (index > 0) await finishPurchase(context, owner, { guildId, purchaseId: purchase.id });
  }
  const [first] = rich;
  if (star === null || first === undefined || first.reputation < song.price + star.price) return;
  const wanted = { guildId, offerId: star.id, version: 0, bought: 0 };
  await buyOffer(context, { kind: 'discord', userId: first.userId }, wanted);
};
