import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { UnknownCharge } from '../../../platform/billing-provider.ts';
import type { Charge, SavedMethod } from '../../../platform/billing-provider.ts';
import { fromDecimal } from '../decimal-money.ts';
import type { YookassaPayment } from './yookassa-api.ts';

/** Reasons of YooKassa for a canceled payment; those that are not here say no more than that it failed. */
const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  '3d_secure_failed': 'declined',
  call_issuer: 'declined',
  country_forbidden: 'declined',
  fraud_suspected: 'declined',
  general_decline: 'declined',
  identification_required: 'declined',
  invalid_card_number: 'declined',
  invalid_csc: 'declined',
  payment_method_limit_exceeded: 'declined',
  payment_method_restricted: 'declined',
  // The payer forbade further charges.
  permission_revoked: 'declined',
  canceled_by_merchant: 'canceled',
  expired_on_confirmation: 'expired',
  expired_on_capture: 'expired',
};

/** A payment as the engine knows it. YooKassa tells nothing of disputes: the shop learns of them by letter. */
export const chargeOfPayment = (payment: YookassaPayment): Charge => {
  const isPaid = payment.status === 'succeeded';
  const isFailed = payment.status === 'canceled';
  return {
    reference: payment.id,
    orderId: orderIdOf(payment),
    status: isPaid ? 'paid' : isFailed ? 'failed' : 'pending',
    money: moneyOf(payment),
    paidAt: isPaid ? (payment.captured_at ?? payment.created_at) : null,
    failure: isFailed ? (FAILURES[payment.cancellation_details?.reason ?? ''] ?? 'other') : null,
    method: isPaid ? methodOf(payment) : null,
    refundedMinor: payment.refunded_amount ? fromDecimal(payment.refunded_amount.value) : 0,
    dispute: null,
  };
};

const WALLETS: Readonly<Record<string, string>> = {
  sbp: 'СБП',
  sberbank: 'SberPay',
  tinkoff_bank: 'T-Pay',
  yoo_money: 'ЮMoney',
};

/** YooKassa has no customers: the reference is the payment whose metadata has the address for receipts. */
const methodOf = ({ id, payment_method: method }: YookassaPayment): SavedMethod | null => {
  if (!method?.saved) return null;
  const label = method.card
    ? `${method.card.card_type} •• ${method.card.last4}`
    : (WALLETS[method.type] ?? method.title ?? method.type);
  return { reference: method.id, customerReference: id, label };
};

const orderIdOf = ({ metadata }: YookassaPayment): string => {
  const id = metadata['order_id'];
  if (id === undefined) throw new UnknownCharge('This payment of YooKassa belongs to no order of ours');
  return id;
};

const moneyOf = ({ amount }: YookassaPayment): Money => {
  const currency = CURRENCIES.find((known) => known === amount.currency);
  if (!currency) throw new UnknownCharge('This payment is in a currency that we do not sell in');
  return { amount_minor: fromDecimal(amount.value), currency };
};
