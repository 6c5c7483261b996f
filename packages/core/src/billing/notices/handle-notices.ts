import { and, asc, eq, isNull } from 'drizzle-orm';
import { isUndecided, UnknownCharge } from '../../platform/billing-provider.ts';
import type { Charge, ChargingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { billingNotices } from '../../platform/db/schema/billing.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { readMethodsOf } from '../methods/read-method.ts';
import { applyCharge } from '../orders/apply-charge.ts';
import { findOrderOfCharge, updateOrder, type OrderRow } from '../orders/order.queries.ts';
import { applyReturnedMoney } from '../refunds/apply-returned-money.ts';

const BATCH_SIZE = 100;

/**
 * Asks the providers about the charges that their notices name. If a provider is unavailable, the reconciliation asks
 * it again.
 */
export const handleNotices = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const waiting = await context.db
    .select()
    .from(billingNotices)
    .where(isNull(billingNotices.handledAt))
    .orderBy(asc(billingNotices.receivedAt))
    .limit(BATCH_SIZE);
  const faults = collectFaults(context.log, 'a notice of payment');
  for (const notice of waiting) {
    postponeIfOver(signal);
    await faults.attempt({ provider: notice.provider, noticeId: notice.noticeId }, async () =>
      handleNotice(context, notice),
    );
  }
  faults.throwIfAny();
};

export const handleNoticesJob = defineJob({
  name: 'billing-notices',
  title: { en: 'Notices from payment providers', ru: 'Уведомления платёжных систем' },
  retries: 5,
  merged: true,
  run: handleNotices,
});

const handleNotice = async (
  context: Context,
  { provider, noticeId, chargeReference, customerReference }: typeof billingNotices.$inferSelect,
): Promise<void> => {
  try {
    if (customerReference !== null) await readMethodsOf(context, provider, customerReference);
    if (chargeReference !== null) await askAboutCharge(context, provider, chargeReference);
  } catch (error) {
    if (isUndecided(error)) return;
    // Another program uses the same account.
    if (!(error instanceof UnknownCharge)) throw error;
  }
  await context.db
    .update(billingNotices)
    .set({ handledAt: context.clock() })
    .where(and(eq(billingNotices.provider, provider), eq(billingNotices.noticeId, noticeId)));
};

const askAboutCharge = async (
  context: Context,
  provider: ChargingProvider,
  reference: string,
): Promise<void> => {
  const charge = await context.billing.get(provider)?.findCharge(reference);
  const order = charge === undefined ? undefined : await findOrderOfCharge(context.db, charge.orderId);
  if (charge !== undefined && order?.provider === provider) await followCharge(context, order, charge);
};

/** Applies a provider's answer about one charge: payment, failure, refund or dispute. */
export const followCharge = async (context: Context, order: OrderRow, charge: Charge): Promise<void> => {
  await applyCharge(context, order, charge);
  if (charge.status === 'paid') await applyReturnedMoney(context, order.id, charge);
  if (order.status !== 'open') await updateOrder(context.db, order, { checkedAt: context.clock() });
};
