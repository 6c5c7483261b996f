import {
  isUndecided,
  RefundRefused,
  type BillingProvider,
  type ChargingProvider,
} from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { noteRefusal } from '../orders/ask-provider.ts';
import { insertRefund } from '../payments/payment.queries.ts';
import { findWaitingRefunds, saveRefundStatus } from './refund.queries.ts';

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

const payRefund = async (context: Context, waiting: Waiting): Promise<void> => {
  const { request, payment } = waiting;
  const provider = context.billing.get(payment.provider as ChargingProvider);
  const told = { provider: payment.provider, guildId: request.guildId, paymentId: request.paymentId };
  try {
    if (provider !== undefined && (await isPaidBack(provider, waiting))) await finishRefund(context, waiting);
    else await saveRefundStatus(context.db, request, 'requested');
  } catch (error) {
    noteRefusal(context, error);
    if (isUndecided(error)) {
      await saveRefundStatus(context.db, request, 'requested');
      context.log.warn(told, 'a refund waits: the payment provider does not answer or refuses');
    } else if (error instanceof RefundRefused) {
      await saveRefundStatus(context.db, request, 'failed');
      context.log.error(told, 'a refund was refused: it has to be paid by hand');
    } else throw error;
  }
};

const isPaidBack = async (provider: BillingProvider, { request, payment }: Waiting): Promise<boolean> => {
  const money = { amount_minor: request.amountMinor, currency: request.currency };
  const chargeReference = payment.providerReference;
  if ((await provider.refund({ key: request.key, chargeReference, money })) === 'done') return true;
  return (await provider.findCharge(chargeReference)).refundedMinor >= request.amountMinor;
};

export const finishRefund = async (context: Context, waiting: Waiting): Promise<void> => {
  await context.db.transaction(async (tx) => writeRefund(context, tx, waiting, waiting.request.requestedBy));
};

/** Into the ledger, once. The plan ended when the refund was asked for. */
export const writeRefund = async (
  context: Context,
  tx: Transaction,
  { request, payment }: Waiting,
  recordedBy: string | null,
): Promise<void> => {
  const { guildId } = request;
  await insertRefund(tx, {
    guildId,
    provider: payment.provider,
    providerReference: payment.providerReference,
    amountMinor: request.amountMinor,
    currency: request.currency,
    refundedAt: context.clock(),
    recordedBy,
  });
  await saveRefundStatus(tx, request, 'done');
  await context.bus.publish(tx, { type: 'subscription.changed', guildId });
};
