import { sql } from 'drizzle-orm';
import { refunds } from '../../platform/db/schema/subscriptions.ts';

/** Matches the refunds of the row of `payments` in the surrounding statement. */
const ofPayment = sql`refund.provider = payments.provider and refund.provider_reference = payments.provider_reference`;

/** What was paid back of a payment so far, and when last. */
export const refundedMinor = sql<number>`(select coalesce(sum(refund.amount_minor), 0)::int from refunds refund where ${ofPayment})`;
export const refundedAt =
  sql`(select max(refund.refunded_at) from refunds refund where ${ofPayment})`.mapWith(refunds.refundedAt);
/** Whether a refund ended the unused time of the payment, including one that is not paid yet. */
export const timeEnded = sql<boolean>`(exists (select from refunds refund where ${ofPayment} and refund.ends_time)
  or exists (select from refund_requests request where request.payment_id = payments.id and request.ends_time))`;
/** The bank has the money, and the dispute is not won. */
export const isDisputed = sql<boolean>`exists (select from disputes where disputes.payment_id = payments.id and disputes.won_at is null)`;
