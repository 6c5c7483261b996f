import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminSubscription, Payment } from '@famiglia/contract/admin/admin';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findPayments } from '../billing/payments/payment.queries.ts';
import { presentChange } from '../billing/subscriptions/present-change.ts';
import { refundNow, refundUntil } from '../billing/subscriptions/refund.ts';
import { findSubscriptionHistory } from '../billing/subscriptions/subscription.queries.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { presentAdminGuild } from './admin-guilds.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

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

const presentPayment = ({ payment, refundedMinor, request, dispute, timeEnded }: Row, now: Date): Payment => {
  const { currency } = payment;
  const money = (amount_minor: number) => (amount_minor === 0 ? null : { amount_minor, currency });
  const isDisputed = dispute !== null && dispute.wonAt === null;
  return {
    id: String(payment.id),
    provider: payment.provider,
    reference: payment.providerReference,
    paid: { amount_minor: payment.amountMinor, currency },
    paid_at: payment.paidAt.toISOString(),
    period_start: payment.periodStart.toISOString(),
    period_end: payment.periodEnd.toISOString(),
    recorded_by: payment.recordedBy,
    refund_until: refundUntil(payment).toISOString(),
    refund: timeEnded || isDisputed ? null : refundNow({ ...payment, refundedMinor }, now),
    refundable: request !== null || isDisputed ? null : money(payment.amountMinor - refundedMinor),
    refunded: money(refundedMinor),
    refund_asked: request === null ? null : money(request.amountMinor),
    dispute: dispute === null ? null : isDisputed ? 'open' : 'won',
  };
};

export const getAdminSubscription: UseCase<typeof adminRoutes.subscription> = async (
  context,
  actor,
  { guildId },
) => {
  requireSiteAdmin(context, actor);
  return adminSubscription(context, guildId);
};
