import {
  isUndecided,
  RefundRefused,
  type BillingProvider,
  type ChargingProvider,
} from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { applyReturnedMoney } from './apply-returned-money.ts';
import { finishRefund } from './finish-refund.ts';
import { findWaitingRefunds, saveRefundStatus, sumRefunds } from './refund.queries.ts';
import { tellOwnerQueue } from '../../deliveries/tell-owner-queue.ts';

type Waiting = Awaited<ReturnType<typeof findWaitingRefunds>>[number];

/** Pays the refunds that were promised. A repeated call at the provider is the same refund, since the key is stored. */
export const payRefunds = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const faults = collectFaults(context.log, 'a refund');
  for (const waiting of await findWaitingRefunds(context.db)) {
    postponeIfOver(signal);
    const { guildId, paymentId } = waiting.request;
    await faults.attempt({ guildId, paymentId }, async () => payRefund(context, waiting));
  }
  faults.throwIfAny();
};

export const payRefundsJob = defineJob({
  name: 'pay-refunds',
  title: { en: 'Paying refunds', ru: 'Возврат средств' },
  retries: 5,
  merged: true,
  run: payRefunds,
});

const payRefund = async (context: Context, waiting: Waiting): Promise<void> => {
  const { request, payment } = waiting;
  const provider = context.billing.get(payment.provider as ChargingProvider);
  const told = { provider: payment.provider, guildId: request.guildId, paymentId: request.paymentId };
  try {
    if (provider !== undefined && (await isPaidBack(context, provider, waiting))) {
      await finishRefund(context, waiting);
      await followOthers(context, provider, waiting);
    } else await saveRefundStatus(context.db, request, 'requested');
  } catch (error) {
    if (isUndecided(error)) {
      await saveRefundStatus(context.db, request, 'requested');
      context.log.warn(told, 'a refund waits: the payment provider does not answer or refuses');
    } else if (error instanceof RefundRefused) {
      await context.db.transaction(async (tx) => {
        await saveRefundStatus(tx, request, 'failed');
        await context.jobs.send(tx, tellOwnerQueue, {});
      });
      context.log.error(told, 'a refund was refused: it has to be paid by hand');
    } else throw error;
  }
};

const isPaidBack = async (
  { db }: Context,
  provider: BillingProvider,
  { request, payment }: Waiting,
): Promise<boolean> => {
  const money = { amount_minor: request.amountMinor, currency: request.currency };
  const chargeReference = payment.providerReference;
  if ((await provider.refund({ key: request.key, chargeReference, money })) === 'done') return true;
  const { refundedMinor } = await provider.findCharge(chargeReference);
  return refundedMinor - (await sumRefunds(db, payment)) >= request.amountMinor;
};

/** Refunds that were made at the provider itself meanwhile can be told from this one only now. */
const followOthers = async (
  context: Context,
  provider: BillingProvider,
  { payment }: Waiting,
): Promise<void> => {
  if (payment.orderId === null) return;
  await applyReturnedMoney(context, payment.orderId, await provider.findCharge(payment.providerReference));
};
