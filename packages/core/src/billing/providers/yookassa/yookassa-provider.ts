import type { Money } from '@famiglia/contract/subscriptions';
import { RefundRefused, UnknownCharge } from '../../../platform/billing-provider.ts';
import type {
  BillingProvider,
  Charge,
  ChargeOrder,
  SavedMethod,
} from '../../../platform/billing-provider.ts';
import { chargeNotBegun } from '../charge-not-begun.ts';
import { chargeOnce } from '../charge-once.ts';
import { toDecimal } from '../decimal-money.ts';
import { describeOrder } from '../describe-order.ts';
import { chargeOfPayment } from './read-yookassa-charge.ts';
import { readYookassaNotice } from './read-yookassa-notice.ts';
import { createYookassaApi, YookassaRefused } from './yookassa-api.ts';
import type { YookassaApi, YookassaPayment, YookassaShop } from './yookassa-api.ts';

/** YooKassa cancels a payment by itself that nobody confirmed in this time. */
const PAGE_LIFETIME_MS = 60 * 60 * 1000;

export interface YookassaSettings extends YookassaShop {
  /** The VAT rate on receipts as YooKassa numbers them; 1 is “without VAT”. */
  vatCode: number;
  clock: () => Date;
}

/** YooKassa's REST API v3, with the data for receipts that the Russian law 54-FZ asks for. */
export const createYookassaProvider = ({ vatCode, clock, ...shop }: YookassaSettings): BillingProvider => {
  const api = createYookassaApi(shop);

  /** Every payment keeps where its receipt went: a refund and the next renewal need it again, and we do not store it. */
  const create = async (order: ChargeOrder, email: string, details: object): Promise<YookassaPayment> => {
    const description = describeOrder(order);
    const body = {
      amount: amountOf(order.money),
      capture: true,
      description,
      receipt: receiptOf({ email, description, money: order.money, vatCode }),
      metadata: { order_id: order.id, receipt_email: email },
      ...details,
    };
    return chargeOnce(order, clock(), {
      send: async () => api.createPayment(body, order.id),
      find: async () => findOfOrder(api, order),
      // The same key with another body gets the first answer.
      isKeyTaken: () => false,
    });
  };

  return {
    name: 'yookassa',
    currencies: ['RUB'],
    canRenew: true,
    needsReceiptEmail: true,

    openPage: async (order, returnUrl) => {
      if (order.receiptEmail === null) throw new Error('YooKassa needs an address for the receipt');
      const payment = await create(order, order.receiptEmail, {
        save_payment_method: true,
        confirmation: {
          type: 'redirect',
          return_url: returnUrl,
          locale: order.language === 'ru' ? 'ru_RU' : 'en_US',
        },
      });
      // A payment that has ended has no page; where the payer returns to, they see how it ended.
      return {
        reference: payment.id,
        url: payment.confirmation?.confirmation_url ?? returnUrl,
        expiresAt: new Date(payment.created_at.getTime() + PAGE_LIFETIME_MS),
      };
    },

    // YooKassa cancels only what waits for capture. A page runs out by itself; until then it may still be paid.
    closePage: async (reference) => findCharge(api, reference),

    findCharge: async (reference) => findCharge(api, reference),

    chargeMethod: async (order, method) => {
      const email = order.receiptEmail ?? (await receiptEmailOf(api, method));
      try {
        return chargeOfPayment(await create(order, email, { payment_method_id: method.reference }));
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

    refund: async (refund) => refundOnce(api, vatCode, refund),

    readNotice: async (raw) => readYookassaNotice(raw),
  };
};

const amountOf = (money: Money) => ({ value: toDecimal(money), currency: money.currency });

const receiptOf = (item: { email: string; description: string; money: Money; vatCode: number }) => ({
  customer: { email: item.email },
  items: [
    {
      description: item.description,
      quantity: 1,
      measure: 'piece',
      amount: amountOf(item.money),
      vat_code: item.vatCode,
      payment_subject: 'service',
      payment_mode: 'full_payment',
    },
  ],
});

const findOfOrder = async (api: YookassaApi, order: ChargeOrder): Promise<YookassaPayment | null> => {
  for await (const payment of api.paymentsSince(order.createdAt)) {
    if (payment.metadata['order_id'] === order.id) return payment;
  }
  return null;
};

const getPayment = async (api: YookassaApi, reference: string): Promise<YookassaPayment> => {
  try {
    return await api.getPayment(reference);
  } catch (error) {
    if (!(error instanceof YookassaRefused)) throw error;
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

const refundOnce = async (
  api: YookassaApi,
  vatCode: number,
  { key, chargeReference, money }: Parameters<BillingProvider['refund']>[0],
): Promise<'done' | 'pending'> => {
  const refund = (await findRefund(api, chargeReference, key)) ?? (await create());
  if (refund.status === 'canceled') {
    throw new RefundRefused(
      `YooKassa refuses the refund: ${refund.cancellation_details?.reason ?? 'no reason'}`,
    );
  }
  return refund.status === 'succeeded' ? 'done' : 'pending';

  async function create() {
    const payment = await getPayment(api, chargeReference);
    const email = payment.metadata['receipt_email'];
    const body = {
      payment_id: chargeReference,
      amount: amountOf(money),
      ...(email !== undefined && {
        receipt: receiptOf({ email, description: 'Famiglia Premium', money, vatCode }),
      }),
      metadata: { refund_key: key },
    };
    try {
      return await api.createRefund(body, key);
    } catch (error) {
      if (!(error instanceof YookassaRefused)) throw error;
      throw new RefundRefused('YooKassa refuses the refund', { cause: error });
    }
  }
};

/** Keys are forgotten after a day, refunds are not. */
const findRefund = async (api: YookassaApi, paymentId: string, key: string) => {
  for await (const refund of api.refundsOf(paymentId)) {
    if (refund.metadata['refund_key'] === key) return refund;
  }
  return null;
};
