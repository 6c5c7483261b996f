import type { Order } from '@famiglia/contract/billing/billing';
import type { Context } from '../../platform/context.ts';
import { subscriptionOrNone } from '../subscriptions/subscription.queries.ts';
import { findPaymentOfOrder } from '../payments/payment.queries.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { presentPromo } from '../payments/present-receipt.ts';
import { findNameOf, type OrderRow } from './order.queries.ts';

export const presentOrder = async (context: Context, order: OrderRow): Promise<Order> => {
  const { db } = context;
  const { guildId } = order;
  // Nobody opened a renewal's page.
  const startedBy = order.kind === 'renewal' ? null : order.startedBy;
  const period = await periodOf(context, order);
  return {
    id: order.id,
    kind: order.kind,
    status: order.status,
    provider: order.provider,
    months: order.months,
    money: { amount_minor: order.amountMinor, currency: order.currency },
    promo: presentPromo(order),
    failure: order.failure,
    held: order.mismatch === null ? null : order.reviewedAt === null ? 'in_review' : 'reviewed',
    renews: order.renews,
    page_url: order.status === 'open' ? order.pageUrl : null,
    started_by: startedBy === null ? null : { id: startedBy, name: await findNameOf(db, guildId, startedBy) },
    created_at: order.createdAt.toISOString(),
    period_start: period.periodStart.toISOString(),
    period_end: period.periodEnd.toISOString(),
  };
};

/** What was opened, or what would be if it were paid now: the plan may have changed since the order was made. */
const periodOf = async ({ db, clock }: Context, order: OrderRow) => {
  const { id, guildId, status, months, kind } = order;
  if (status === 'open') {
    return paidPeriod(db, await subscriptionOrNone(db, guildId), { months, kind, now: clock() });
  }
  return (status === 'paid' ? await findPaymentOfOrder(db, id) : undefined) ?? order;
};
