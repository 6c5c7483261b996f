import { MAX_OFFERS, shopRoutes } from '@famiglia/contract/shop/shop';
import { findActiveWarnings } from '../../../warnings/warning.queries.ts';
import { buyOffer } from '../../../shop/buy-offer.ts';
import { addOffer, editOffer, readOffers, removeOffer } from '../../../shop/offers.ts';
import { finishPurchase, listPurchases } from '../../../shop/purchases.ts';
import { countSold } from '../../../shop/shop.queries.ts';
import { openShop } from '../../../shop/testing/test-shop.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const OFFER = 'offer something for reputation';
const BUY = 'buy for reputation';

const termsOf = ({ dice, mark }: Step) => ({
  // A warning that is bought off names its offer: that is no mark of an officer who lifted it.
  name: `Offer ${mark}`.slice(0, 60),
  description: '',
  price: 1 + dice.below(3),
  stock: dice.chance(0.5) ? 1 + dice.below(3) : null,
  perPerson: dice.chance(0.3) ? 1 : null,
  roleId: null,
  days: null,
});

export const SHOP_ACTIONS: readonly StormAction[] = [
  {
    name: OFFER,
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(shopRoutes.addOffer),
    run: async (step) => {
      const { context, person, world, dice } = step;
      const { guildId } = world;
      const shop = await readOffers(context.db, guildId);
      if (shop.length === 0) await openShop(context, guildId, person.userId);
      if (shop.length >= MAX_OFFERS) {
        return removeOffer(context, person.panel, { guildId, offerId: dice.pick(shop).id }).catch(ifGone);
      }
      const kind = dice.pick(['note', 'warning'] as const);
      return addOffer(context, person.panel, { guildId, kind, ...termsOf(step) });
    },
  },
  {
    name: 'change an offer',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(shopRoutes.editOffer),
    after: [OFFER],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const { guildId } = world;
      const shop = await readOffers(context.db, guildId);
      if (shop.length === 0) return NOTHING_YET;
      const { id: offerId, version, kind } = dice.pick(shop);
      return editOffer(context, person.panel, { guildId, offerId, version, kind, ...termsOf(step) });
    },
  },
  {
    name: BUY,
    weight: 8,
    who: 'anyone',
    refusals: [
      'shop_closed',
      'shop_offer_gone',
      'shop_offer_changed',
      'shop_sold_out',
      'shop_limit_reached',
      'shop_too_expensive',
      'shop_no_warning',
      'shop_warning_over',
      'bot_is_no_member',
    ],
    after: [OFFER],
    run: async ({ context, person, world, dice, mark }) => {
      const { guildId } = world;
      const shop = await readOffers(context.db, guildId);
      if (shop.length === 0) return NOTHING_YET;
      const { id: offerId, version } = dice.pick(shop);
      const { userId } = person;
      const [warning] = await findActiveWarnings(context.db, guildId, userId, context.clock());
      const { everToPerson: bought } = await countSold(context.db, { guildId, offerId, userId });
      const named = warning === undefined ? {} : { warningId: warning.id };
      const asked = { guildId, offerId, version, bought, note: mark, ...named };
      const { purchase } = await buyOffer(context, person.discord, asked);
      world.entries.push(String(purchase.entryId));
      return purchase.id;
    },
  },
  {
    name: 'finish a purchase',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(shopRoutes.finish),
    after: [BUY],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const page = { guildId, state: 'waiting', limit: 10, offset: 0 } as const;
      const { items } = await listPurchases(context, person.panel, page);
      if (items.length === 0) return NOTHING_YET;
      return finishPurchase(context, person.panel, { guildId, purchaseId: dice.pick(items).id });
    },
  },
];

/** Somebody else removed the same offer first. */
const ifGone = (error: unknown): null => {
  if ((error as { code?: string }).code === 'not_found') return null;
  throw error;
};
