import { randomUUID } from 'node:crypto';
import { fromDecimal, toDecimal } from '../decimal-money.ts';

interface Amount {
  value: string;
  currency: 'RUB';
}
interface StoredMethod {
  type: 'bank_card';
  id: string;
  saved: boolean;
  status: 'active' | 'inactive';
  card: { last4: string; expiry_year: string; expiry_month: string; card_type: string };
}
export interface StoredPayment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  description: string;
  created_at: string;
  captured_at?: string;
  confirmation?: { type: 'redirect'; return_url: string; confirmation_url: string };
  payment_method?: StoredMethod;
  refunded_amount?: Amount;
  refundable: boolean;
  cancellation_details?: { party: 'payment_network' | 'yoo_money'; reason: string };
  metadata: Record<string, string>;
  recipient: { account_id: string; gateway_id: string };
  test: true;
}
interface StoredRefund {
  id: string;
  payment_id: string;
  status: 'succeeded';
  amount: Amount;
  created_at: string;
  metadata: Record<string, string>;
}
type NewPayment = Pick<StoredPayment, 'amount' | 'description' | 'metadata'>;

/** What the stand-in of YooKassa stores, and what payers and banks do to it. */
export class YookassaLedger {
  readonly payments = new Map<string, StoredPayment>();
  readonly refunds: StoredRefund[] = [];
  readonly methods = new Map<string, StoredMethod>();
  readonly keys = new Map<string, { request: string; answer: { status: number; body: unknown } }>();
  /** Whether the shop works, and whether YooKassa lets it keep methods. */
  isOpen = true;
  mayKeepMethods = true;
  /** Pages on which the payer lets the method be kept. */
  readonly keeping = new Set<string>();
  decline: string | null = null;
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  payment(id: string): StoredPayment {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  }

  openPage(details: NewPayment, returnUrl: string, isKept: boolean): StoredPayment {
    const payment = this.add(details);
    if (isKept) this.keeping.add(payment.id);
    payment.confirmation = {
      type: 'redirect',
      return_url: returnUrl,
      confirmation_url: `https://yoomoney.ru/checkout/payments/v2/contract?orderId=${payment.id}`,
    };
    return payment;
  }

  charge(details: NewPayment, method: StoredMethod): StoredPayment {
    const payment = this.add(details);
    payment.payment_method = method;
    if (this.decline === null) this.succeed(payment);
    else this.cancel(payment, this.decline);
    return payment;
  }

  succeed(payment: StoredPayment): void {
    if (payment.status !== 'pending') throw new Error('This payment has ended');
    const method: StoredMethod = payment.payment_method ?? {
      type: 'bank_card',
      id: randomUUID(),
      saved: this.keeping.has(payment.id),
      status: 'active',
      card: { last4: '4477', expiry_year: '2030', expiry_month: '12', card_type: 'Mir' },
    };
    this.methods.set(method.id, method);
    delete payment.confirmation;
    Object.assign(payment, {
      status: 'succeeded',
      paid: true,
      refundable: true,
      captured_at: this.now().toISOString(),
      payment_method: method,
      refunded_amount: { value: '0.00', currency: 'RUB' },
    } satisfies Partial<StoredPayment>);
  }

  cancel(payment: StoredPayment, reason: string): void {
    delete payment.confirmation;
    payment.status = 'canceled';
    payment.cancellation_details = {
      party: reason === 'expired_on_confirmation' ? 'yoo_money' : 'payment_network',
      reason,
    };
  }

  refund(payment: StoredPayment, amount: Amount, metadata: Record<string, string>): StoredRefund {
    const minor = this.refundedMinor(payment) + fromDecimal(amount.value);
    payment.refunded_amount = {
      value: toDecimal({ amount_minor: minor, currency: 'RUB' }),
      currency: 'RUB',
    };
    const refund: StoredRefund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: 'succeeded',
      amount,
      created_at: this.now().toISOString(),
      metadata,
    };
    this.refunds.push(refund);
    return refund;
  }

  refundedMinor({ refunded_amount: refunded }: StoredPayment): number {
    return refunded ? fromDecimal(refunded.value) : 0;
  }

  taken() {
    const paid = [...this.payments.values()].filter((payment) => payment.paid);
    const minor = paid.reduce(
      (sum, payment) => sum + fromDecimal(payment.amount.value) - this.refundedMinor(payment),
      0,
    );
    return { charges: paid.length, minor };
  }

  private add(details: NewPayment): StoredPayment {
    const payment: StoredPayment = {
      ...details,
      id: randomUUID(),
      status: 'pending',
      paid: false,
      refundable: false,
      created_at: this.now().toISOString(),
      recipient: { account_id: '100500', gateway_id: '100700' },
      test: true,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }
}
