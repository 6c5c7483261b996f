import { AppError } from '../../platform/app-error.ts';
import { ProviderUnavailable, UnknownCharge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
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
/** An order that was given up may still be paid on a page that could not be closed. */
const PAGE_DAYS = 3;
const AT_ONCE = 20;

/** Finds what lost webhooks left behind: a lost webhook costs time, never money. */
export const reconcileBilling = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const ago = (ms: number): Date => new Date(context.clock().getTime() - ms);
  for (const order of await findWaitingOrders(context.db, ago(MINUTE_MS), AT_ONCE)) {
    postponeIfOver(signal);
    await unlessAway(async () => settleOrder(context, order));
    if (order.kind === 'renewal') await waitInGrace(context, order.guildId);
  }
  await payRefunds(context, signal);
  const ages = {
    paidSince: ago(DISPUTE_DAYS * DAY_MS),
    unpaidSince: ago(PAGE_DAYS * DAY_MS),
    notCheckedSince: ago(DAY_MS),
  };
  for (const order of await findOrdersToCheck(context.db, ages, AT_ONCE)) {
    postponeIfOver(signal);
    await unlessAway(async () => checkOrder(context, order));
  }
  // Last, because a notice that cannot be handled fails the job.
  await handleNotices(context, signal);
};

const checkOrder = async (context: Context, order: OrderRow): Promise<void> => {
  try {
    const charge = await providerOf(context, order).findCharge(order.providerReference ?? order.id);
    await followCharge(context, order, charge);
  } catch (error) {
    if (!(error instanceof UnknownCharge)) throw error;
    await updateOrder(context.db, order, { checkedAt: context.clock() });
  }
};

/** A provider that does not answer, or is no longer configured, must not keep the others from being asked. */
const unlessAway = async (ask: () => Promise<void>): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    const away = error instanceof AppError && error.code === 'payment_provider_unavailable';
    if (!away && !(error instanceof ProviderUnavailable)) throw error;
  }
};
