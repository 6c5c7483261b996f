import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, person, snowflake, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** What an offer gives: one warning less, a role for some days, or something that an officer does by hand. */
export const OFFER_KINDS = ['warning', 'role', 'note'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const MAX_OFFERS = 10;
export const OFFER_NAME_LENGTH = 60;
export const OFFER_DESCRIPTION_LENGTH = 200;
/** What a buyer writes to the officer. */
export const SHOP_NOTE_LENGTH = 300;
export const MAX_OFFER_PRICE = 1_000_000;
export const MAX_OFFER_COUNT = 100_000;
export const MAX_OFFER_DAYS = 365;

const count = z.number().int().min(1).max(MAX_OFFER_COUNT);

const offerFields = {
  kind: z.enum(OFFER_KINDS),
  name: nameText.min(1).max(OFFER_NAME_LENGTH),
  description: nameText.max(OFFER_DESCRIPTION_LENGTH).default(''),
  /** In reputation. */
  price: z.number().int().min(1).max(MAX_OFFER_PRICE),
  /** How many may be sold altogether, and to one person; null without a limit. */
  stock: count.nullable().default(null),
  per_person: count.nullable().default(null),
  /** The role and for how many days, where the offer gives one. */
  role_id: snowflake.nullable().default(null),
  days: z.number().int().min(1).max(MAX_OFFER_DAYS).nullable().default(null),
};
const offerBody = z.strictObject(offerFields);

export const shopOffer = z.object({
  ...offerFields,
  id: z.uuid(),
  version,
  /** What was sold and not taken back. */
  sold: z.number().int().nonnegative(),
  role_name: z.string().nullable(),
  /** Why the bot does not give the role now, as the message of a field; null where it does. */
  role_problem: z.string().nullable(),
});
export type ShopOffer = z.infer<typeof shopOffer>;

/** A note waits until an officer did what was bought. What was undone gave the reputation back. */
export const PURCHASE_STATES = ['waiting', 'done', 'undone'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const shopPurchase = z.object({
  id: z.uuid(),
  /** The entry of the ledger that paid for it. */
  entry_id: z.string(),
  buyer: person,
  /** As they were when it was bought. */
  kind: z.enum(OFFER_KINDS),
  name: z.string(),
  price: z.number().int(),
  note: z.string(),
  bought_at: time,
  state: z.enum(PURCHASE_STATES),
  done: z.object({ by: person, at: time }).nullable(),
  /** Until when the buyer has the role. */
  ends_at: time.nullable(),
});
export type ShopPurchase = z.infer<typeof shopPurchase>;

const manage = panel('settings.manage');
const serve = panel('reputation.edit');
const offerParams = guildParams.extend({ offerId: z.uuid() });

export const shopRoutes = {
  offers: route({
    method: 'GET',
    path: '/api/shop/:guildId/offers',
    summary: 'What members may buy for reputation, the oldest offer first',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(shopOffer),
  }),
  addOffer: route({
    method: 'POST',
    path: '/api/shop/:guildId/offers',
    summary: 'Add an offer to the points shop',
    access: manage,
    params: guildParams,
    body: offerBody,
    response: shopOffer,
    errors: ['shop_offer_exists', 'too_many_shop_offers'],
  }),
  editOffer: route({
    method: 'PUT',
    path: '/api/shop/:guildId/offers/:offerId',
    summary: 'Change an offer; what was bought stays as it was. What it gives cannot be changed',
    access: manage,
    params: offerParams,
    body: offerBody.extend({ version }),
    response: shopOffer,
    errors: ['not_found', 'version_conflict', 'shop_offer_exists'],
  }),
  removeOffer: route({
    method: 'DELETE',
    path: '/api/shop/:guildId/offers/:offerId',
    summary: 'Take an offer out of the shop; what was bought stays as it was',
    access: manage,
    params: offerParams,
    response: noContent,
    errors: ['not_found'],
  }),
  purchases: route({
    method: 'GET',
    path: '/api/shop/:guildId/purchases',
    summary: 'What members bought, newest first; what waits for an officer oldest first',
    access: serve,
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.purchases), state: z.enum(PURCHASE_STATES).optional() }),
    response: listOf(shopPurchase),
  }),
  finish: route({
    method: 'POST',
    path: '/api/shop/:guildId/purchases/:purchaseId/done',
    summary: 'Say that what was bought is done; said twice it is done once',
    access: serve,
    params: guildParams.extend({ purchaseId: z.uuid() }),
    response: shopPurchase,
    errors: ['not_found', 'shop_note_over', 'own_decision'],
  }),
};
