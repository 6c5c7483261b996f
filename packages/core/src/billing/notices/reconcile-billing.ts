import { UnknownCharge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { skipIfUnavailable } from '../orders/ask-provider.ts';
import { askUnanswered } from '../orders/ask-unanswered.ts';
import { waitInGrace } from '../orders/fail-renewal.ts';
import { providerOf } from '../orders/charge-order.ts';
import { findOrdersToCheck, findWaitingOrders, updateOrder, type OrderRow } from '../orders/order.queries.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { payRefunds } from '../refunds/pay-refunds.ts';
import { followCharge, handleNotices } from './handle-notices.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Banks let people dispute a payment for about four months. */
const DISPUTE_DAYS = 120;
/** After a year no bank decides any more. */
const DECISION_DAYS = 365;
/** An order that was given up may still be paid on a page that could not be closed. */
const PAGE_DAYS = 3;
const BATCH_SIZE = 20;

/** Asks about everything that a lost webhook could have told: a lost webhook costs time, never money. */
export const reconcileBilling = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const ago = (ms: number): Date => new Date(context.clock().getTime() - ms);
  const faults = collectFaults(context.log, 'a step of the reconciliation');
  /** Asks about each order. One that fails does not keep the others from being asked. */
  const eachApart = async (found: readonly OrderRow[], ask: (order: OrderRow) => Promise<void>) => {
    for (const order of found) {
      postponeIfOver(signal);
      const about = { orderId: order.id, guildId: order.guildId };
      await faults.attempt(about, async () => void (await skipIfUnavailable(async () => ask(order))));
      await updateOrder(context.db, order, { checkedAt: context.clock() });
      if (order.status === 'open' && order.kind === 'renewal')
        await faults.attempt(about, async () => waitInGrace(context, order.guildId));
    }
  };
  await eachApart(await findWaitingOrders(context.db, ago(MINUTE_MS), BATCH_SIZE), async (order) =>
    settleOrder(context, order),
  );
  await faults.attempt({}, async () => void (await skipIfUnavailable(async () => askUnanswered(context))));
  await faults.attempt({}, async () => payRefunds(context, signal));
  const ages = {
    paidSince: ago(DISPUTE_DAYS * DAY_MS),
    disputedSince: ago(DECISION_DAYS * DAY_MS),
    unpaidSince: ago(PAGE_DAYS * DAY_MS),
    notCheckedSince: ago(DAY_MS),
  };
  await eachApart(await findOrdersToCheck(context.db, ages, BATCH_SIZE), async (order) =>
    checkOrder(context, order),
  );
  await faults.attempt({}, async () => handleNotices(context, signal));
  faults.throwIfAny();
};

export const reconcileBillingJob = defineJob({
  name: 'reconcile-billing',
  title: { en: 'Checking payments with the provider', ru: 'Сверка платежей' },
  schedule: '*/3 * * * *',
  run: reconcileBilling,
});

/** A closed order may still be refunded or disputed. */
const checkOrder = async (context: Context, order: OrderRow): Promise<void> => {
  try {
    const charge = await providerOf(context, order).findCharge(order.providerReference ?? order.id);
    await followCharge(context, order, charge);
  } catch (error) {
    if (!(error instanceof UnknownCharge)) throw error;
  }
};
