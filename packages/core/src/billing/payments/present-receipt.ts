import type { Receipt } from '@famiglia/contract/billing/billing';
import type { PromoApplied } from '@famiglia/contract/billing/promo-codes';
import type { orders } from '../../platform/db/schema/billing.ts';
import type { findLedger } from './ledger.queries.ts';

const MONTH_MS = 30.4 * 24 * 60 * 60 * 1000;

type LedgerRow = Awaited<ReturnType<typeof findLedger>>[number];

export const presentReceipt = ({
  payment,
  refundedMinor,
  refundedAt,
  guildName,
  isDisputed,
  promo,
}: LedgerRow): Receipt => ({
  id: String(payment.id),
  guild: { id: payment.guildId, name: guildName },
  provider: payment.provider as Receipt['provider'],
  reference: payment.providerReference,
  months:
    payment.months ?? Math.round((payment.periodEnd.getTime() - payment.periodStart.getTime()) / MONTH_MS),
  paid: { amount_minor: payment.amountMinor, currency: payment.currency },
  promo: promo && presentPromo({ ...promo, currency: payment.currency }),
  paid_at: payment.paidAt.toISOString(),
  period_start: payment.periodStart.toISOString(),
  period_end: payment.periodEnd.toISOString(),
  refunded: refundedMinor === 0 ? null : { amount_minor: refundedMinor, currency: payment.currency },
  refunded_at: refundedMinor === 0 ? null : refundedAt.toISOString(),
  disputed: isDisputed,
});

/** The promo code of an order, with the price without it. */
export const presentPromo = ({
  promoCode: code,
  listMinor,
  currency,
}: Pick<typeof orders.$inferSelect, 'promoCode' | 'listMinor' | 'currency'>): PromoApplied | null =>
  code === null || listMinor === null ? null : { code, list: { amount_minor: listMinor, currency } };
