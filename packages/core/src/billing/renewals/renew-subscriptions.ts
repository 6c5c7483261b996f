import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { skipIfUnavailable } from '../orders/ask-provider.ts';
import { askUnanswered } from '../orders/ask-unanswered.ts';
import { waitInGrace } from '../orders/fail-renewal.ts';
import { findOpenOrder, insertOrder, type OrderRow } from '../orders/order.queries.ts';
import { closeOrder, settleOrder } from '../orders/settle-order.ts';
import { paidPeriod } from '../payments/take-payment.ts';
import { findDueRenewals, findRunningRenewal } from '../subscriptions/renewal.queries.ts';
import { stopStranded } from '../payers/stop-renewals.ts';
import { afterGrace, lockSubscription } from '../subscriptions/subscription.queries.ts';
import { renewSubscriptionsQueue } from '../methods/read-method.ts';

/** A page that somebody opened and left is closed, so that the family does not lose Premium over it. */
const LEFT_PAGE_MS = 60 * 60 * 1000;

/** Stops renewals that nobody could stop, then charges those that are due: on the last day of a period, and after a failure each day while the grace lasts. */
export const renewSubscriptions = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const faults = collectFaults(context.log, 'a renewal');
  await stopStranded(context, faults, signal);
  for (const guildId of await findDueRenewals(context.db, context.clock())) {
    postponeIfOver(signal);
    await faults.attempt({ guildId }, async () => {
      const skipped = await skipIfUnavailable(async () => renew(context, guildId));
      if (skipped)
        context.log.warn({ guildId }, 'a renewal waits: the payment provider does not answer or refuses');
    });
    await faults.attempt({ guildId }, async () => {
      if ((await findOpenOrder(context.db, guildId)) !== undefined) await waitInGrace(context, guildId);
    });
  }
  faults.throwIfAny();
};

export const renewSubscriptionsJob = defineJob({
  ...renewSubscriptionsQueue,
  title: { en: 'Renewing plans', ru: 'Продление тарифов' },
  schedule: '*/5 * * * *',
  run: renewSubscriptions,
});

const renew = async (context: Context, guildId: string): Promise<void> => {
  const open = await findOpenOrder(context.db, guildId);
  if (open !== undefined) {
    const age = context.clock().getTime() - open.createdAt.getTime();
    await (open.kind === 'purchase' && age > LEFT_PAGE_MS ? closeOrder : settleOrder)(context, open);
  }
  await askUnanswered(context, guildId);
  const order = await startRenewal(context, guildId);
  if (order !== undefined) await settleOrder(context, order);
};

/** Under the lock, where it is still due. Undefined too where an order is open: one at a time. */
const startRenewal = async (context: Context, guildId: string): Promise<OrderRow | undefined> =>
  context.db.transaction(async (tx) => {
    const now = context.clock();
    const current = await lockSubscription(tx, guildId);
    const renewal = await findRunningRenewal(tx, guildId, now);
    if (renewal === null || renewal.nextChargeAt > now) return undefined;
    // After a long downtime nothing is charged for days without service: the plan ends.
    if (current.periodEnd === null || afterGrace(current.periodEnd) <= now) return undefined;
    const { provider, months, amountMinor, currency, language, payerId } = renewal;
    return insertOrder(tx, {
      guildId,
      kind: 'renewal',
      provider,
      months,
      amountMinor,
      currency,
      status: 'open',
      startedBy: payerId,
      language,
      createdAt: now,
      ...(await paidPeriod(tx, current, { months, kind: 'renewal', now })),
    });
  });
