import { randomUUID } from 'node:crypto';

export interface Decline {
  code: string;
  decline_code?: string;
}
interface StoredCharge {
  id: string;
  object: 'charge';
  created: number;
  amount_refunded: number;
  disputed: boolean;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
}
interface StoredIntent {
  id: string;
  object: 'payment_intent';
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
  payment_method: string | null;
  status: 'succeeded' | 'requires_payment_method';
  last_payment_error: (Decline & { type: 'card_error'; message: string }) | null;
  latest_charge: StoredCharge | null;
  metadata: Record<string, string>;
}
interface StoredSession {
  id: string;
  object: 'checkout.session';
  created: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  expires_at: number;
  amount_total: number;
  currency: string;
  payment_intent: StoredIntent | null;
  intentMetadata: Record<string, string>;
  customer: string | null;
  isKept: boolean;
  metadata: Record<string, string>;
}
interface StoredDispute {
  object: 'dispute';
  payment_intent: string;
  status: 'needs_response' | 'won';
}
interface StoredRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded';
  metadata: Record<string, string>;
}

const DAY_SECONDS = 86_400;

/** What the stand-in of Stripe stores, and what payers and banks do to it. */
export class StripeLedger {
  readonly sessions = new Map<string, StoredSession>();
  readonly intents = new Map<string, StoredIntent>();
  readonly refunds: StoredRefund[] = [];
  readonly disputes: StoredDispute[] = [];
  /** Kept methods with their customer, and what the customer chose as the default. */
  readonly methods = new Map<string, string>();
  readonly defaults = new Map<string, string>();
  /** The cards behind the methods, also behind those that were detached. */
  readonly cards = new Map<string, { brand: string; last4: string }>();
  readonly customers = new Set<string>();
  readonly keys = new Map<string, { request: string; answer: { status: number; body: unknown } }>();
  decline: Decline | null = null;
  /** Whether the account takes payments, and whether its customer portal was set up. */
  isOpen = true;
  hasPortal = true;
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  openPage(
    page: Pick<
      StoredSession,
      'amount_total' | 'currency' | 'metadata' | 'intentMetadata' | 'customer' | 'isKept'
    >,
  ) {
    const id = `cs_test_${randomUUID()}`;
    const session: StoredSession = {
      ...page,
      id,
      object: 'checkout.session',
      created: this.seconds(),
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at: this.seconds() + DAY_SECONDS,
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): StoredSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No page ${id}`);
    return session;
  }

  intent(id: string): StoredIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`No payment ${id}`);
    return intent;
  }

  completePage(id: string): void {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error('This page can no longer be paid');
    const [customer, method] = [session.customer ?? `cus_${randomUUID()}`, `pm_${randomUUID()}`];
    this.customers.add(customer);
    this.cards.set(method, { brand: 'visa', last4: '4242' });
    if (session.isKept) this.methods.set(method, customer);
    const intent = session.payment_intent ?? this.newIntent(session);
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: intent });
    this.succeed(Object.assign(intent, { customer, payment_method: method }));
  }

  /** A declined card leaves the page open. */
  declinePage(id: string, decline: Decline): void {
    const session = this.session(id);
    session.payment_intent ??= this.newIntent(session);
    session.payment_intent.last_payment_error = { ...decline, type: 'card_error', message: 'Declined' };
  }

  expirePage(id: string): void {
    Object.assign(this.session(id), { status: 'expired', url: null });
  }

  /** Charges a kept method at once; a declined one leaves its payment behind. */
  charge(details: Pick<StoredIntent, 'amount' | 'currency' | 'customer' | 'payment_method' | 'metadata'>) {
    const intent = this.addIntent(details);
    if (this.decline)
      intent.last_payment_error = { ...this.decline, type: 'card_error', message: 'Declined' };
    else this.succeed(intent);
    return intent;
  }

  refund(intent: StoredIntent, amount: number, metadata: Record<string, string>): StoredRefund {
    if (!intent.latest_charge) throw new Error('Nothing was paid');
    intent.latest_charge.amount_refunded += amount;
    const refund: StoredRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata,
    };
    this.refunds.push(refund);
    return refund;
  }

  dispute(intentId: string): void {
    const { latest_charge: charge } = this.intent(intentId);
    if (charge) charge.disputed = true;
    this.disputes.push({ object: 'dispute', payment_intent: intentId, status: 'needs_response' });
  }

  /** The charge says `disputed` for ever, as Stripe’s do. */
  winDispute(intentId: string): void {
    for (const dispute of this.disputes) if (dispute.payment_intent === intentId) dispute.status = 'won';
  }

  taken() {
    const paid = [...this.intents.values()].filter(({ status }) => status === 'succeeded');
    const minor = paid.reduce((sum, { amount, latest_charge }) => {
      return sum + amount - (latest_charge?.amount_refunded ?? 0);
    }, 0);
    return { charges: paid.length, minor };
  }

  /** The customer adds another card on Stripe's own page, and makes it the default. */
  choose(customer: string, card: { brand: string; last4: string }): string {
    const method = `pm_${randomUUID()}`;
    this.cards.set(method, card);
    this.methods.set(method, customer);
    this.defaults.set(customer, method);
    return method;
  }

  card(method: string | null) {
    return this.cards.get(method ?? '') ?? { brand: 'unknown', last4: '0000' };
  }

  private newIntent(session: StoredSession): StoredIntent {
    return this.addIntent({
      amount: session.amount_total,
      currency: session.currency,
      customer: null,
      payment_method: null,
      metadata: session.intentMetadata,
    });
  }

  private addIntent(
    details: Pick<StoredIntent, 'amount' | 'currency' | 'customer' | 'payment_method' | 'metadata'>,
  ): StoredIntent {
    const intent: StoredIntent = {
      ...details,
      id: `pi_${randomUUID()}`,
      object: 'payment_intent',
      created: this.seconds(),
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  private succeed(intent: StoredIntent): void {
    intent.status = 'succeeded';
    intent.last_payment_error = null;
    intent.latest_charge = {
      id: `ch_${randomUUID()}`,
      object: 'charge',
      created: this.seconds(),
      amount_refunded: 0,
      disputed: false,
      payment_method_details: { type: 'card', card: this.card(intent.payment_method) },
    };
  }
}
