import type { BillingProvider, ChargeOrder, SavedMethod } from '../../../platform/billing-provider.ts';

/** The two steps of an order, without the database that stores the request in between. */
export const openPage = async (provider: BillingProvider, order: ChargeOrder, returnUrl: string) =>
  provider.openPage(order, await provider.buildPageRequest(order, returnUrl));

export const chargeKept = async (provider: BillingProvider, order: ChargeOrder, method: SavedMethod) =>
  provider.chargeMethod(
    order,
    await provider.buildChargeRequest(order, (await provider.findMethod?.(method)) ?? method),
  );
