import type { SandboxContext } from '../sandbox-context.ts';
import { BankError } from './bank-error.ts';
import { keep, newId, refundedMinor } from './bank.ts';
import type { Method, Payment } from './bank.ts';
import { CARDS } from './cards.ts';
import type { CardName, Failure } from './cards.ts';

const PAGE_LIFE_MS = 60 * 60_000;

export type PaymentRequest = Pick<
  Payment,
  | 'key'
  | 'request_hash'
  | 'order_id'
  | 'description'
  | 'amount_minor'
  | 'currency'
  | 'language'
  | 'return_url'
  | 'keeps_card'
>;

/** A payment that waits on its page. */
export const openPayment = async (context: SandboxContext, request: PaymentRequest): Promise<Payment> =>
  knownPayment(context, request) ?? record(context, newPayment(context, request));

/** Charges a kept method while nobody is there; it ends at once. */
export const chargeMethod = async (
  context: SandboxContext,
  request: PaymentRequest,
  methodId: string,
): Promise<Payment> => {
  const known = knownPayment(context, request);
  if (known) return known;
  const method = context.bank.methods.get(methodId);
  const payment = newPayment(context, request);
  payment.method_id = method ? keep(context.bank.methods, method).id : null;
  end(context, payment, laterFailure(method));
  return record(context, payment);
};

/** A card that its owner has removed is declined like any other that cannot be charged. */
const laterFailure = (method: Method | undefined): Failure | null => {
  if (!method) return 'declined';
  return method.expired ? 'card_expired' : CARDS[method.card].later;
};

/** The payer pays on the page, and lets the card be kept where the shop asked for it. */
export const pay = async (context: SandboxContext, id: string, card: CardName): Promise<Payment> => {
  const payment = waitingPayment(context, id);
  const failure = CARDS[card].now;
  if (failure === null && payment.keeps_card !== false) {
    payment.method_id = keep(context.bank.methods, { id: newId('card'), card, expired: false }).id;
  }
  end(context, payment, failure);
  return record(context, payment);
};

/** Ends a payment that still waits; whatever has ended stays as it is. */
export const cancelPayment = async (context: SandboxContext, id: string): Promise<Payment> => {
  const payment = findPayment(context, id);
  if (payment.status !== 'waiting') return payment;
  end(context, payment, 'canceled');
  return record(context, payment);
};

export const refund = async (
  context: SandboxContext,
  id: string,
  request: { key: string; request_hash: string; amount_minor: number },
): Promise<Payment> => {
  const payment = findPayment(context, id);
  const known = [...context.bank.payments.values()]
    .flatMap(({ refunds }) => refunds)
    .find(({ key }) => key === request.key);
  if (known) {
    requireSameRequest(known, request);
    return payment;
  }
  if (payment.status !== 'paid') throw new BankError(409, 'not_paid', 'Only what was paid can be refunded.');
  if (payment.disputed) throw new BankError(409, 'disputed', 'The payer’s bank has the money already.');
  if (request.amount_minor > payment.amount_minor - refundedMinor(payment)) {
    throw new BankError(409, 'too_much', 'More than what is left of the payment cannot be refunded.');
  }
  payment.refunds.push({ id: newId('refund'), at: context.clock(), ...request });
  return record(context, payment);
};

/** The payer’s bank takes the money back. */
export const dispute = async (context: SandboxContext, id: string): Promise<Payment> => {
  const payment = findPayment(context, id);
  if (payment.status !== 'paid' || payment.disputed) return payment;
  payment.disputed = true;
  return record(context, payment);
};

/** The payer’s bank decides for the shop, and gives the money back. */
export const winDispute = async (context: SandboxContext, id: string): Promise<Payment> => {
  const payment = findPayment(context, id);
  if (!payment.disputed) return payment;
  payment.disputed = false;
  payment.dispute_won = true;
  return record(context, payment);
};

/** A page that was left open too long can no longer be paid. */
export const findPayment = (context: SandboxContext, id: string): Payment => {
  const payment = context.bank.payments.get(id);
  if (!payment) throw new BankError(404, 'no_such_payment', `The bank knows no payment ${id}.`);
  if (payment.status === 'waiting' && payment.expires_at <= context.clock()) {
    end(context, payment, 'expired');
    context.changed();
  }
  return payment;
};

const waitingPayment = ({ bank, clock }: SandboxContext, id: string): Payment => {
  const payment = bank.payments.get(id);
  if (payment?.status === 'waiting' && payment.expires_at > clock()) return payment;
  throw new BankError(409, 'not_waiting', 'This payment does not wait any more.');
};

/** The same key means the same payment, and never another one. */
const knownPayment = (context: SandboxContext, request: PaymentRequest): Payment | null => {
  const known = [...context.bank.payments.values()].find(({ key }) => key === request.key);
  if (!known) return null;
  requireSameRequest(known, request);
  return findPayment(context, known.id);
};

const requireSameRequest = (known: { request_hash: string }, request: { request_hash: string }): void => {
  if (known.request_hash === request.request_hash) return;
  throw new BankError(409, 'key_reused', 'This idempotence key was used for another request.');
};

const newPayment = (context: SandboxContext, request: PaymentRequest): Payment => {
  const now = context.clock();
  return {
    ...request,
    id: newId('pay'),
    status: 'waiting',
    failure: null,
    created_at: now,
    expires_at: now + PAGE_LIFE_MS,
    paid_at: null,
    method_id: null,
    refunds: [],
    disputed: false,
  };
};

const end = (context: SandboxContext, payment: Payment, failure: Failure | null): void => {
  payment.status = failure === null ? 'paid' : 'failed';
  payment.failure = failure;
  payment.paid_at = failure === null ? context.clock() : null;
};

/** A change is on disk before anybody is told of it: a bank forgets no money, not even when it is killed. */
const record = async (context: SandboxContext, payment: Payment): Promise<Payment> => {
  if (!context.bank.payments.has(payment.id)) keep(context.bank.payments, payment);
  const told = payment.status !== 'waiting';
  const notice = told ? context.bankNotices.write(payment.id) : null;
  await context.saveNow();
  if (notice) context.bankNotices.send(notice);
  return payment;
};
