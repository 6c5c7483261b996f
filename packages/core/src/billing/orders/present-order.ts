import type { Order } from '@famiglia/contract/billing';
import type { Context } from '../../platform/context.ts';
import { findPaymentOfOrder } from '../payments/payment.queries.ts';
import { findNameOf, type OrderRow } from './order.queries.ts';

export const presentOrder = async ({ db }: Pick<Context, 'db'>, order: OrderRow): Promise<Order> => {
  const { guildId } = order;
  // Nobody opened a renewal's page.
  const startedBy = order.kind === 'renewal' ? null : order.startedBy;
  const period = (order.status === 'paid' ? await findPaymentOfOrder(db, order.id) : undefined) ?? order;
  return {
    id: order.id,
    kind: order.kind,
    status: order.status,
    provider: order.provider,
    months: order.months,
    money: { amount_minor: order.amountMinor, currency: order.currency },
    failure: order.failure,
    renews: order.renews,
    page_url: order.status === 'open' ? order.pageUrl : null,
    started_by: startedBy === null ? null : { id: startedBy, name: await findNameOf(db, guildId, startedBy) },
    created_at: order.createdAt.toISOString(),
    period_start: period.periodStart.toISOString(),
    period_end: period.periodEnd.toISOString(),
  };
};
