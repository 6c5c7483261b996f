import type { AdminSubscription, Payment } from '@famiglia/contract/admin';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { MANUAL } from '../../billing/payments/manual-entries.ts';
import { findPayments } from '../../billing/payments/payment.queries.ts';
import { presentChange } from '../../billing/subscriptions/present-change.ts';
import { refundNow, refundUntil } from '../../billing/subscriptions/refund.ts';
import { findSubscriptionHistory } from '../../billing/subscriptions/subscription.queries.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { presentAdminGuild } from './present-admin-guild.ts';

/** Everything that the site admin's dialog shows of one guild. */
export const adminSubscription = async (context: Context, guildId: string): Promise<AdminSubscription> => {
  const [guild, history, payments] = await Promise.all([
    findAdminGuild(context.db, guildId),
    findSubscriptionHistory(context.db, guildId),
    findPayments(context.db, guildId),
  ]);
  if (guild === undefined) throw new AppError('guild_not_found');
  return {
    ...presentAdminGuild(context, guild),
    trial_started_at: guild.subscription?.trialStartedAt?.toISOString() ?? null,
    history: history.map(presentChange),
    payments: payments.map((row) => presentPayment(row, context.clock())),
  };
};

type Row = Awaited<ReturnType<typeof findPayments>>[number];

const presentPayment = ({ payment, refund, request, disputed }: Row, now: Date): Payment => ({
  id: String(payment.id),
  provider: payment.provider,
  reference: payment.providerReference,
  paid: { amount_minor: payment.amountMinor, currency: payment.currency },
  paid_at: payment.paidAt.toISOString(),
  period_start: payment.periodStart.toISOString(),
  period_end: payment.periodEnd.toISOString(),
  recorded_by: payment.recordedBy,
  refund_until: refundUntil(payment).toISOString(),
  // Only what was paid by hand is paid back by hand.
  refund: refund === null && payment.provider === MANUAL ? refundNow(payment, now) : null,
  refunded: refund && { amount_minor: refund.amountMinor, currency: refund.currency },
  refund_asked:
    refund === null && request !== null
      ? { amount_minor: request.amountMinor, currency: request.currency }
      : null,
  disputed,
});
