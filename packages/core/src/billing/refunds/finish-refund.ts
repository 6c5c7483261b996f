import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { insertRefund } from '../payments/payment.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import { notePartlyRefunded } from './refunded-plan.ts';
import { saveRefundStatus, type findWaitingRefunds } from './refund.queries.ts';

type Waiting = Awaited<ReturnType<typeof findWaitingRefunds>>[number];

export const finishRefund = async (context: Context, waiting: Waiting): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, waiting.request.guildId);
    await writeRefund(context, tx, waiting, waiting.request.requestedBy);
  });
};

/**
 * Writes a refund into the ledger once, under the lock of the plan: the provider's refunded sum is compared with the
 * ledger under the same lock. The plan changed when the refund was asked for.
 */
export const writeRefund = async (
  context: Context,
  tx: Transaction,
  { request, payment }: Waiting,
  recordedBy: string | null,
): Promise<void> => {
  const { guildId, amountMinor, currency, endsTime, key: requestKey } = request;
  const isNew = await insertRefund(tx, {
    guildId,
    provider: payment.provider,
    providerReference: payment.providerReference,
    amountMinor,
    currency,
    refundedAt: context.clock(),
    recordedBy,
    requestKey,
    endsTime,
  });
  if (!isNew) return;
  await saveRefundStatus(tx, request, 'done');
  if (endsTime) await context.bus.publish(tx, { type: 'subscription.changed', guildId });
  else await notePartlyRefunded(context, tx, guildId, { amount_minor: amountMinor, currency });
};
