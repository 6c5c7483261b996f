import { and, count, desc, eq, gt, gte, lt, not, sql, sum } from 'drizzle-orm';
import type { Receipt } from '@famiglia/contract/billing/billing';
import type { Queryable } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { payments } from '../../platform/db/schema/subscriptions.ts';
import { isDisputed, refundedAt, refundedMinor } from '../subscriptions/returned-money.ts';

export interface LedgerFilter {
  guildId?: string | undefined;
  /** What this person paid at a provider. */
  payerId?: string | undefined;
  provider?: Receipt['provider'] | undefined;
  currency?: Receipt['paid']['currency'] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  state?: 'paid' | 'refunded' | 'disputed' | undefined;
  /** Payments before this one, for reading in chunks. */
  before?: number | undefined;
}

const stateIs = (state: LedgerFilter['state']) => {
  if (state === 'disputed') return isDisputed;
  if (state === 'refunded') return gt(refundedMinor, 0);
  return state === 'paid' ? and(eq(refundedMinor, 0), not(isDisputed)) : undefined;
};

const matching = ({ guildId, payerId, provider, currency, from, until, state, before }: LedgerFilter) =>
  and(
    guildId === undefined ? undefined : eq(payments.guildId, guildId),
    payerId === undefined
      ? undefined
      : sql`exists (select from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.startedBy} = ${payerId}::bigint)`,
    provider === undefined ? undefined : eq(payments.provider, provider),
    currency === undefined ? undefined : eq(payments.currency, currency),
    from === undefined ? undefined : gte(payments.paidAt, new Date(from)),
    until === undefined ? undefined : lt(payments.paidAt, new Date(until)),
    before === undefined ? undefined : lt(payments.id, before),
    stateIs(state),
  );

/** Payments with their refunds, newest first. */
export const findLedger = async (
  db: Queryable,
  filter: LedgerFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      payment: payments,
      refundedMinor,
      refundedAt,
      guildName: guilds.name,
      isDisputed,
      promo: { promoCode: orders.promoCode, listMinor: orders.listMinor },
    })
    .from(payments)
    .innerJoin(guilds, eq(guilds.id, payments.guildId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(matching(filter))
    .orderBy(desc(payments.id))
    .limit(limit)
    .offset(offset);

/** How many payments match, and what they sum up to in each currency. */
export const sumLedger = async (db: Queryable, filter: LedgerFilter) => {
  const rows = await db
    .select({
      currency: payments.currency,
      total: count(),
      paid: sum(payments.amountMinor).mapWith(Number),
      refunded: sql`coalesce(sum(${refundedMinor}), 0)`.mapWith(Number),
      disputed:
        sql`coalesce(sum(${payments.amountMinor} - ${refundedMinor}) filter (where ${isDisputed}), 0)`.mapWith(
          Number,
        ),
    })
    .from(payments)
    .where(matching(filter))
    .groupBy(payments.currency)
    .orderBy(payments.currency);
  return {
    total: rows.reduce((all, row) => all + row.total, 0),
    sums: rows.map(({ currency, paid, refunded, disputed }) => ({
      currency,
      paid_minor: paid,
      refunded_minor: refunded,
      disputed_minor: disputed,
    })),
  };
};
