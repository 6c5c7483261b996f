import * as z from 'zod';
import { term } from './billing.ts';
import { newPromoCode } from './new-promo-code.ts';
import { PROMO_REFUSALS, promoApplied, promoEntry, promoQuote } from './promo-codes.ts';
import { free, route, siteAdmin } from '../kit/route.ts';
import { guildParams, listOf, paging, person, snowflake, time } from '../kit/shapes.ts';
import { money } from './subscriptions.ts';

export const promoRoutes = {
  quote: route({
    method: 'POST',
    path: '/api/guilds/:guildId/promo-code',
    summary: 'What a promo code makes of a term, or why it does not work',
    access: free('subscription.manage'),
    params: guildParams,
    body: z.strictObject({ ...term, code: promoEntry }),
    response: promoQuote,
    errors: ['offer_gone', ...PROMO_REFUSALS],
  }),
};

export const PROMO_STATES = ['running', 'ended', 'expired', 'used_up'] as const;

export const promoCode = z.object({
  id: z.uuid(),
  code: z.string(),
  percent: z.number().int().nullable(),
  free_months: z.number().int().nullable(),
  terms: z.array(z.number().int()).nullable(),
  first_purchase_only: z.boolean(),
  max_uses: z.number().int().nullable(),
  valid_until: time.nullable(),
  note: z.string(),
  state: z.enum(PROMO_STATES),
  /** Orders that were paid with it. */
  used: z.number().int(),
  /** Open orders that keep a use until they are paid or closed. */
  reserved: z.number().int(),
  created_at: time,
  ended_at: time.nullable(),
});
export type PromoCode = z.infer<typeof promoCode>;

export const promoUse = promoApplied.extend({
  guild: z.object({ id: snowflake, name: z.string() }),
  payer: person,
  months: z.number().int(),
  /** What was or will be charged. */
  charged: money,
  /** The order is not paid yet. */
  reserved: z.boolean(),
  at: time,
});
export type PromoUse = z.infer<typeof promoUse>;

const codeParams = z.object({ codeId: z.uuid() });

export const adminPromoRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/promo-codes',
    summary: 'All promo codes, newest first, and how often each was used',
    access: siteAdmin,
    query: z.object(paging(50)),
    response: listOf(promoCode),
  }),
  create: route({
    method: 'POST',
    path: '/api/admin/promo-codes',
    summary: 'Make a promo code',
    access: siteAdmin,
    body: newPromoCode,
    response: promoCode,
    errors: ['promo_exists', 'promo_one_kind', 'promo_in_the_past', 'sign_in_again'],
  }),
  end: route({
    method: 'POST',
    path: '/api/admin/promo-codes/:codeId/end',
    summary: 'End a promo code; orders that are open with it keep it',
    access: siteAdmin,
    params: codeParams,
    response: promoCode,
    errors: ['not_found'],
  }),
  uses: route({
    method: 'GET',
    path: '/api/admin/promo-codes/:codeId/uses',
    summary: 'Which servers used a promo code, newest first',
    access: siteAdmin,
    params: codeParams,
    query: z.object(paging(50)),
    response: listOf(promoUse),
    errors: ['not_found'],
  }),
};
