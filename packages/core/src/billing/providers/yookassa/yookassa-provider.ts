import { ProviderRefused, RefundRefused, UnknownCharge } from '../../../platform/billing-provider.ts';
import type { BillingProvider, Charge, OrderKey, SavedMethod } from '../../../platform/billing-provider.ts';
import { chargeNotBegun } from '../charge-not-begun.ts';
import { chargeOnce } from '../charge-once.ts';
import { chargeOfPayment } from './read-yookassa-charge.ts';
import { readYookassaNotice } from './read-yookassa-notice.ts';
import { createYookassaApi, YookassaRefused } from './yookassa-api.ts';
import type { YookassaApi, YookassaPayment, YookassaShop } from './yookassa-api.ts';
import { buildChargeRequest, buildPageRequest, buildRefundRequest } from './yookassa-requests.ts';
import type { Taxes } from './yookassa-requests.ts';

/** YooKassa cancels a payment by itself that nobody confirmed in this time. */
const PAGE_LIFETIME_MS = 60 * 60 * 1000;

export interface YookassaSettings extends YookassaShop {
  taxes: Taxes;
  /** YooKassa lets a shop keep methods only after it asked for it. */
  mayKeepMethods: boolean;
  clock: () => Date;
}

/** YooKassa's REST API v3, with the data for receipts that the Russian law 54-FZ asks for. */
export const createYookassaProvider = ({
  taxes,
  mayKeepMethods,
  clock,
  ...shop
}: YookassaSettings): BillingProvider => {
  const api = createYookassaApi(shop);

  const create = async (order: OrderKey, request: string): Promise<YookassaPayment> =>
    chargeOnce(order, clock(), {
      send: async () => api.createPayment(request, order.id),
      find: async () => findOfOrder(api, order),
      isKeyTaken: (error) => error instanceof YookassaRefused && error.parameter === 'Idempotence-Key',
    });

  return {
    name: 'yookassa',
    currencies: ['RUB'],
    canRenew: mayKeepMethods,
    needsReceiptEmail: true,

    checkKeys: async () => {
      if ((await api.account()).status === 'enabled') return;
      throw new ProviderRefused('yookassa', {
        code: 'disabled',
        words: 'The shop is switched off',
        reason: 'shop',
      });
    },

    buildPageRequest: async (order, returnUrl) => {
      if (order.receiptEmail === null) throw new Error('YooKassa needs an address for the receipt');
      return buildPageRequest(order, order.receiptEmail, returnUrl, taxes);
    },

    openPage: async (order, request) => {
      const payment = await create(order, request);
      return {
        reference: payment.id,
        url: payment.confirmation?.confirmation_url ?? null,
        expiresAt: new Date(payment.created_at.getTime() + PAGE_LIFETIME_MS),
      };
    },

    // YooKassa cancels only what waits for capture. A page runs out by itself; until then it may still be paid.
    closePage: async (reference) => findCharge(api, reference),

    findCharge: async (reference) => findCharge(api, reference),

    buildChargeRequest: async (order, method) =>
      buildChargeRequest(
        order,
        order.receiptEmail ?? (await receiptEmailOf(api, method)),
        method.reference,
        taxes,
      ),

    chargeMethod: async (order, request) => {
      try {
        return chargeOfPayment(await create(order, request));
      } catch (error) {
        if (error instanceof YookassaRefused && error.parameter === 'payment_method_id')
          return chargeNotBegun(order);
        throw error;
      }
    },

    searchCharge: async (order) => {
      const payment = await findOfOrder(api, order);
      return payment && chargeOfPayment(payment);
    },

    refund: async (refund) => refundOnce(api, taxes, refund),

    readNotice: async (raw) => readYookassaNotice(raw),
  };
};

const findOfOrder = async (api: YookassaApi, order: OrderKey): Promise<YookassaPayment | null> => {
  for await (const payment of api.paymentsSince(order.createdAt)) {
    if (payment.metadata['order_id'] === order.id) return payment;
  }
  return null;
};

/** YooKassa refused the request itself, not our keys. */
const isAboutRequest = (error: unknown): error is YookassaRefused =>
  error instanceof YookassaRefused && (error.status === 400 || error.status === 404);

const getPayment = async (api: YookassaApi, reference: string): Promise<YookassaPayment> => {
  try {
    return await api.getPayment(reference);
  } catch (error) {
    if (!isAboutRequest(error)) throw error;
    throw new UnknownCharge('YooKassa knows no such payment', { cause: error });
  }
};

const findCharge = async (api: YookassaApi, reference: string): Promise<Charge> =>
  chargeOfPayment(await getPayment(api, reference));

const receiptEmailOf = async (api: YookassaApi, { customerReference }: SavedMethod): Promise<string> => {
  const earlier = customerReference === null ? null : await getPayment(api, customerReference);
  const email = earlier?.metadata['receipt_email'];
  if (email === undefined) throw new Error('The payment that kept this method has no address for receipts');
  return email;
};

/** Keys are forgotten after a day, refunds are not: they are searched for first. */
const refundOnce = async (
  api: YookassaApi,
  taxes: Taxes,
  asked: Parameters<BillingProvider['refund']>[0],
): Promise<'done' | 'pending'> => {
  const create = async () => {
    const { metadata } = await getPayment(api, asked.chargeReference);
    try {
      return await api.createRefund(buildRefundRequest(asked, metadata['receipt_email'], taxes), asked.key);
    } catch (error) {
      if (!isAboutRequest(error)) throw error;
      throw new RefundRefused('YooKassa refuses the refund', { cause: error });
    }
  };

  const refund = (await findRefund(api, asked.chargeReference, asked.key)) ?? (await create());
  if (refund.status === 'canceled') {
    const reason = refund.cancellation_details?.reason ?? 'no reason';
    throw new RefundRefused(`YooKassa refuses the refund: ${reason}`);
  }
  return refund.status === 'succeeded' ? 'done' : 'pending';
};

const findRefund = async (api: YookassaApi, paymentId: string, key: string) => {
  for await (const refund of api.refundsOf(paymentId)) {
    if (refund.metadata['refund_key'] === key) return refund;
  }
  return null;
};
