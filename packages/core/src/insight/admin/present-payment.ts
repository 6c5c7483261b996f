import type { Payment } from '@famiglia/contract/admin';
import type { findPayments } from '../../guilds/payments/payment.queries.ts';
import { refundNow, refundUntil } from '../../guilds/subscriptions/refund.ts';

type Row = Awaited<ReturnType<typeof findPayments>>[number];

export const presentPayment = ({ payment, refund }: Row, now: Date): Payment => ({
  id: String(payment.id),
  provider: payment.provider,
  reference: payment.providerReference,
  paid: { amount_minor: payment.amountMinor, currency: payment.currency },
  paid_at: payment.paidAt.toISOString(),
  period_start: payment.periodStart.toISOString(),
  period_end: payment.periodEnd.toISOString(),
  recorded_by: payment.recordedBy,
  refund_until: refundUntil(payment).toISOString(),
  refund: refund === null ? refundNow(payment, now) : null,
  refunded: refund && { amount_minor: refund.amountMinor, currency: refund.currency },
});
