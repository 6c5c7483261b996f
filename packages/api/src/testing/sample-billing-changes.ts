import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import { foldPromoCode } from '@famiglia/contract/billing/promo-codes';
import type { Context } from '@famiglia/core/platform/context';
import { orders, renewals } from '@famiglia/core/platform/db/schema/billing';
import { promoCodes } from '@famiglia/core/platform/db/schema/promo-codes';
import { payments, subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { addGuild } from '@famiglia/core/testing/test-guild';
import type { SampleChange } from './sample-changes.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const PRICE = { months: 1, amountMinor: 89_900, currency: 'RUB', provider: 'test_bank' } as const;

const periodOf = (context: Context) => {
  const periodStart = context.clock();
  return { periodStart, periodEnd: new Date(periodStart.getTime() + MONTH_MS) };
};

const orderedGuild = async (context: Context): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const order = { ...PRICE, ...periodOf(context), guildId, kind: 'purchase', status: 'open' } as const;
  const [row] = await context.db
    .insert(orders)
    .values({ ...order, createdAt: context.clock() })
    .returning({ id: orders.id });
  return { guildId, ownerId, params: { orderId: row?.id ?? '' } };
};

/** Paid at a provider, with a method that is kept for the next period. */
const boughtGuild = async (
  context: Context,
  { lastFailure, status = 'active' }: { lastFailure?: ChargeFailure; status?: 'active' | 'canceled' } = {},
): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const period = periodOf(context);
  await context.db
    .insert(subscriptions)
    .values({ guildId, tier: 'premium', status, periodEnd: period.periodEnd });
  await context.db.insert(payments).values({
    ...PRICE,
    ...period,
    guildId,
    providerReference: `charge of ${guildId}`,
    paidAt: context.clock(),
  });
  await context.db.insert(renewals).values({
    ...PRICE,
    guildId,
    methodReference: 'method',
    customerReference: 'customer',
    methodLabel: 'Visa •• 4242',
    nextChargeAt: period.periodEnd,
    payerId: ownerId,
    lastFailure,
  });
  return { guildId, ownerId };
};

/** Samples of the calls that buy, renew and pay back Premium; they need a provider for roubles in the context. */
export const SAMPLE_BILLING_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/guilds/:guildId/orders': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
    const code = `SAMPLE${guildId}`;
    await context.db.insert(promoCodes).values({
      code,
      folded: foldPromoCode(code),
      percent: 10,
      firstPurchaseOnly: false,
      note: '',
      createdAt: context.clock(),
    });
    return { guildId, ownerId, body: { months: 1, currency: 'RUB', renew: true, promo_code: code } };
  },
  'POST /api/guilds/:guildId/orders/:orderId/cancel': orderedGuild,
  'PUT /api/guilds/:guildId/billing/renewal': async (context) => ({
    ...(await boughtGuild(context)),
    body: { months: 1, currency: 'RUB' },
  }),
  'POST /api/guilds/:guildId/billing/renewal/confirm': async (context) =>
    boughtGuild(context, { lastFailure: 'confirmation_needed' }),
  'POST /api/guilds/:guildId/subscription/resume': async (context) =>
    boughtGuild(context, { status: 'canceled' }),
  'PATCH /api/guilds/:guildId/billing/renewal': async (context) => ({
    ...(await boughtGuild(context)),
    body: { renews: false },
  }),
  'PATCH /api/account/payments/:guildId/renewal': async (context) => ({
    ...(await boughtGuild(context)),
    body: { renews: false },
  }),
  'DELETE /api/account/payments/:guildId/card': async (context) => boughtGuild(context),
  'POST /api/guilds/:guildId/billing/refund': async (context) => ({
    ...(await boughtGuild(context)),
    body: { amount_minor: 89_900, currency: 'RUB' },
  }),
};
