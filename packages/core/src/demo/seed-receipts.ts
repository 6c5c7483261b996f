import type { Language } from '@famiglia/contract/kit/language';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { enterPayment } from '../billing/payments/manual-entries.ts';
import { findPayments } from '../billing/payments/payment.queries.ts';
import type { Context } from '../platform/context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When the family paid for a month by transfer. Its Premium has no end, so it stays open after the last one. */
const PAID_DAYS_AGO = [130, 100, 70, 40, 10];

/** Receipts of the last months, unless the family has some. */
export const seedReceipts = async (
  context: Context,
  { guildId, language }: { guildId: string; language: Language },
): Promise<void> => {
  if ((await findPayments(context.db, guildId)).length > 0) return;
  const { amount_minor: amountMinor, currency } = monthlyPrice(context, language);
  for (const daysAgo of PAID_DAYS_AGO) {
    const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
    await enterPayment(
      { ...context, clock: () => at },
      {
        guildId,
        reference: `demo-${guildId}-${at.toISOString().slice(0, 10)}`,
        amountMinor,
        currency,
        months: 1,
        // Nobody is signed in while the demo is made.
        recordedBy: null,
      },
    );
  }
};

/** A Russian family pays in roubles and an English one in something else, where the site has such a price. */
export const monthlyPrice = ({ config }: Context, language: Language): Money => {
  const monthly = config.prices.filter(({ months }) => months === 1).map(({ money }) => money);
  const found = monthly.find(({ currency }) => (currency === 'RUB') === (language === 'ru')) ?? monthly[0];
  if (found === undefined) throw new Error('No price for one month is configured');
  return found;
};
