import type { Charge, OrderKey } from '../../platform/billing-provider.ts';

/** The provider no longer has the method, so no payment began: an answer like a declined card, not an error. */
export const chargeNotBegun = (order: OrderKey): Charge => ({
  reference: order.id,
  orderId: order.id,
  status: 'failed',
  money: order.money,
  paidAt: null,
  failure: 'other',
  method: null,
  refundedMinor: 0,
  dispute: null,
});
