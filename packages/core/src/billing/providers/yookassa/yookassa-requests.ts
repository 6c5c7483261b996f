import type { Money } from '@famiglia/contract/billing/subscriptions';
import type { ChargeOrder } from '../../../platform/billing-provider.ts';
import { toDecimal } from '../decimal-money.ts';
import { describeOrder } from '../describe-order.ts';

/** How the shop pays taxes, as its receipts say it. */
export interface Taxes {
  /** The VAT rate as YooKassa numbers them; 1 is “without VAT”. */
  vatCode: number;
  /** The tax system as YooKassa numbers them; a shop with only one need not name it. */
  taxSystemCode: number | null;
}

/**
 * The fields that a page and a renewal share. The email address for the receipt is stored in the payment at YooKassa,
 * because a refund and the next renewal need it again and we do not store it.
 */
const buildPaymentRequest = (order: ChargeOrder, email: string, taxes: Taxes) => {
  const description = describeOrder(order);
  return {
    amount: amountOf(order.money),
    capture: true,
    description,
    receipt: receiptOf({ email, description, money: order.money }, taxes),
    metadata: { order_id: order.id, receipt_email: email },
  };
};

export const buildPageRequest = (
  order: ChargeOrder,
  email: string,
  returnUrl: string,
  taxes: Taxes,
): string =>
  JSON.stringify({
    ...buildPaymentRequest(order, email, taxes),
    // A shop that may not keep methods is refused with the field, whatever its value.
    ...(order.renews && { save_payment_method: true }),
    confirmation: {
      type: 'redirect',
      return_url: returnUrl,
      locale: order.language === 'ru' ? 'ru_RU' : 'en_US',
    },
  });

export const buildChargeRequest = (
  order: ChargeOrder,
  email: string,
  methodId: string,
  taxes: Taxes,
): string => JSON.stringify({ ...buildPaymentRequest(order, email, taxes), payment_method_id: methodId });

interface Refund {
  key: string;
  chargeReference: string;
  money: Money;
}

export const buildRefundRequest = (refund: Refund, email: string | undefined, taxes: Taxes): string =>
  JSON.stringify({
    payment_id: refund.chargeReference,
    amount: amountOf(refund.money),
    ...(email !== undefined && {
      receipt: receiptOf({ email, description: 'Famiglia Premium', money: refund.money }, taxes),
    }),
    metadata: { refund_key: refund.key },
  });

const amountOf = (money: Money) => ({ value: toDecimal(money), currency: money.currency });

const receiptOf = (
  item: { email: string; description: string; money: Money },
  { vatCode, taxSystemCode }: Taxes,
) => ({
  customer: { email: item.email },
  ...(taxSystemCode !== null && { tax_system_code: taxSystemCode }),
  items: [
    {
      description: item.description,
      quantity: 1,
      measure: 'piece',
      amount: amountOf(item.money),
      vat_code: vatCode,
      payment_subject: 'service',
      payment_mode: 'full_payment',
    },
  ],
});
