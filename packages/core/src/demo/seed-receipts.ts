import type { Money } from '@famiglia/contract/billing/subscriptions';
import { enterPayment } from '../billing/payments/manual-entries.ts';
import { findPayments } from '../billing/payments/payment.queries.ts';
import type { Context } from '../platform/context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When the family paid for a month by transfer. Its Premium has no end, so it stays open after the last one. */
const PAID_DAYS_AGO = [130, 100, 70, 40, 10];

/** Receipts of the last months, unless the family has some. */
export const seedReceipts = async (context: Context, guildId: string): Promise<void> => {
  if ((await findPayments(context.db, guildId)).length > 0) return;
  const { amount_minor: amountMinor, currency } = monthlyPrice(context);
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

/** In roubles where the site has a price in them, as the demo family is Russian. */
const monthlyPrice = ({ config }: Context): Money => {
  const monthly = config.prices.filter(({ months }) => months === 1).map(({ money }) => money);
  const found = monthly.find(({ currency }) => currency === 'RUB') ?? monthly[0];
  if (found === undefined) throw new Error('No price for one month is configured');
  return found;
};
