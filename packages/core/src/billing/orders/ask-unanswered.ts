import { UnknownCharge, type Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { applyCharge } from './apply-charge.ts';
import { keyOf, providerOf } from './charge-order.ts';
import { findUnansweredOrders, updateOrder, type OrderRow } from './order.queries.ts';

/**
 * Asks about renewals that were sent and then closed because their provider was gone from the settings, once it is
 * back: a charge that was made is applied, so nothing is charged twice. For one guild, or for all.
 */
export const askUnanswered = async (context: Context, guildId?: string): Promise<void> => {
  for (const order of await findUnansweredOrders(context.db, [...context.billing.keys()], guildId)) {
    const charge = await findLost(context, order);
    // The bank itself has not decided yet.
    if (charge?.status === 'pending') continue;
    if (charge !== null) {
      await updateOrder(context.db, order, { providerReference: charge.reference });
      await applyCharge(context, { ...order, providerReference: charge.reference }, charge);
    }
    await updateOrder(context.db, order, { unanswered: false });
  }
};

const findLost = async (context: Context, order: OrderRow): Promise<Charge | null> => {
  const provider = providerOf(context, order);
  if (order.providerReference === null) return provider.searchCharge(keyOf(order));
  try {
    return await provider.findCharge(order.providerReference);
  } catch (error) {
    if (!(error instanceof UnknownCharge)) throw error;
    return null;
  }
};
