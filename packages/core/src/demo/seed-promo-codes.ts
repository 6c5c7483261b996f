import { randomUUID } from 'node:crypto';
import { foldPromoCode } from '@famiglia/contract/billing/promo-codes';
import { insertOrder } from '../billing/orders/order.queries.ts';
import { countCodes, insertCode, insertUse } from '../billing/promo/promo.queries.ts';
import type { Context } from '../platform/context.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { monthlyPrice } from './seed-receipts.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_LIMITS = {
  percent: null,
  freeMonths: null,
  terms: null,
  firstPurchaseOnly: false,
  maxUses: null,
} as const;
/** When the used code was used: before the family's first receipt. */
const USED_DAYS_AGO = 175;
const USED_MONTH_DAYS = 30;

/** The site's promo codes, unless it has some: one used up by this family, one ended and one that works. */
export const seedPromoCodes = async (
  context: Context,
  { guildId, ownerId, language }: Omit<SeededFamily, 'people'>,
): Promise<void> => {
  if ((await countCodes(context.db)) > 0) return;
  const notes = DEMO_TEXTS[language].promoCodes;
  const [adminId = null] = context.config.siteAdminIds;
  const day = (days: number): Date => new Date(context.clock().getTime() + days * DAY_MS);
  await inOneTransaction(context, async ({ db }, tx) => {
    const make = async (
      code: string,
      change: Partial<Parameters<typeof insertCode>[1]> & { note: string; createdAt: Date },
    ) => insertCode(db, { ...NO_LIMITS, code, folded: foldPromoCode(code), createdBy: adminId, ...change });
    const welcome = await make('WELCOME', {
      freeMonths: 1,
      maxUses: 1,
      note: notes.welcome,
      createdAt: day(-190),
    });
    await make('SUMMER-20', {
      percent: 20,
      note: notes.summer,
      createdAt: day(-120),
      endedAt: day(-60),
      endedBy: adminId,
    });
    await make('FRIENDS-10', {
      percent: 10,
      firstPurchaseOnly: true,
      maxUses: 50,
      validUntil: day(60),
      note: notes.friends,
      createdAt: day(-20),
    });
    if (welcome === undefined) return;
    const { amount_minor: listMinor, currency } = monthlyPrice(context, language);
    const used = day(-USED_DAYS_AGO);
    const order = {
      id: randomUUID(),
      guildId,
      kind: 'purchase',
      provider: 'test_bank',
      months: 1,
      amountMinor: 0,
      currency,
      promoCode: welcome.code,
      listMinor,
      status: 'paid',
      startedBy: ownerId,
      renews: false,
      language,
      createdAt: used,
      settledAt: used,
      periodStart: used,
      periodEnd: day(USED_MONTH_DAYS - USED_DAYS_AGO),
    } as const;
    await insertOrder(tx, order);
    await insertUse(tx, { orderId: order.id, codeId: welcome.id, guildId, payerId: ownerId, at: used });
  });
};
