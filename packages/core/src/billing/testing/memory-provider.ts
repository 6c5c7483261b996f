import { randomUUID } from 'node:crypto';
import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import {
  ForgedNotice,
  ProviderRefused,
  ProviderUnavailable,
  RefundRefused,
  UnknownCharge,
  type BillingProvider,
  type Charge,
  type OrderKey,
  type SavedMethod,
} from '../../platform/billing-provider.ts';

type Call =
  | 'checkKeys'
  | 'openPage'
  | 'closePage'
  | 'findCharge'
  | 'chargeMethod'
  | 'searchCharge'
  | 'findMethod'
  | 'removeMethod'
  | 'refund';

interface MemoryProvider extends BillingProvider {
  /** What the bank really moved, by order id. */
  charges: Map<string, Charge>;
  /** The payer acts on the page of an order. */
  pay: (orderId: string, change?: Partial<Charge>) => void;
  decline: (orderId: string, failure?: ChargeFailure) => void;
  dispute: (orderId: string, dispute?: Charge['dispute']) => void;
  /** Payers replace their kept card by this one at the provider; null changes nothing. */
  changeCard: (label: string | null) => void;
  /** The references of the methods that were removed there. */
  removed: string[];
  /** How the kept method answers from now on. */
  answerRenewals: (answer: 'paid' | 'pending' | ChargeFailure) => void;
  /** The next call of this name takes effect, but its answer is lost, as with a kill or a broken connection. */
  loseAnswer: (call: Call) => void;
  /** Nothing reaches the provider. */
  setAway: (away: boolean) => void;
  /** It answers, and refuses: the keys are wrong, or the shop is closed. */
  setRefusing: (refusing: boolean) => void;
  /** The requests that were sent, in order. */
  sent: string[];
  /** Calls about this guild's charges fail unexpectedly; null repairs it. */
  breakGuild: (guildId: string | null) => void;
}

const guildIn = (request: string): string => (JSON.parse(request) as { guildId: string }).guildId;

/** The method of a page; of a renewal, the one that the request names. */
const methodIn = (request: string): SavedMethod => {
  const { id, guildId, method } = JSON.parse(request) as {
    id: string;
    guildId: string;
    method?: SavedMethod;
  };
  return (
    method ?? {
      reference: `method of ${id}`,
      customerReference: `customer of ${guildId}`,
      label: 'Visa •• 4242',
    }
  );
};

/** A provider in memory that keeps the promises of the interface, for tests of the engine. */
export const createMemoryProvider = (clock: () => Date): MemoryProvider => {
  const charges = new Map<string, Charge>();
  const refunded = new Map<string, number>();
  const lost = new Set<Call>();
  let broken: string | null = null;
  const guildOf = new Map<string, string>();
  let away = false;
  let refusing = false;
  const sent: string[] = [];
  const removed: string[] = [];
  const methods = new Map<string, SavedMethod>();
  let label: string | null = null;
  let renewals: 'paid' | 'pending' | ChargeFailure = 'paid';

  const answer = <Value>(call: Call, act: () => Value): Value => {
    if (away) throw new ProviderUnavailable('away');
    if (refusing)
      throw new ProviderRefused('test_bank', { code: 'shop_closed', words: 'Closed', reason: 'shop' });
    const value = act();
    if (lost.delete(call)) throw new ProviderUnavailable('the answer was lost');
    return value;
  };
  const begin = (order: OrderKey, request: string): Charge => {
    sent.push(request);
    const known = charges.get(order.id);
    if (known !== undefined) return known;
    const charge: Charge = {
      reference: `charge of ${order.id}`,
      orderId: order.id,
      status: 'pending',
      money: order.money,
      paidAt: null,
      failure: null,
      method: null,
      refundedMinor: 0,
      dispute: null,
    };
    charges.set(order.id, charge);
    guildOf.set(order.id, guildIn(request));
    methods.set(order.id, methodIn(request));
    return charge;
  };
  const requireWhole = (guildId: string | undefined): void => {
    if (guildId === broken) throw new Error('an answer that nobody expects');
  };
  const find = (reference: string): Charge => {
    const found = [...charges.values()].find((charge) => charge.reference === reference);
    if (found === undefined) throw new UnknownCharge(reference);
    requireWhole(guildOf.get(found.orderId));
    return found;
  };
  const change = (orderId: string, by: Partial<Charge>): void => {
    Object.assign(find(`charge of ${orderId}`), by);
  };
  const paid = (orderId: string): Partial<Charge> => ({
    status: 'paid',
    paidAt: clock(),
    method: methods.get(orderId) ?? null,
  });

  return {
    name: 'test_bank',
    currencies: ['RUB', 'USD'],
    canRenew: true,
    charges,
    sent,
    removed,
    checkKeys: async () => answer('checkKeys', () => undefined),
    buildPageRequest: async (order) => JSON.stringify(order),
    buildChargeRequest: async (order, method) => JSON.stringify({ ...order, method }),
    openPage: async (order, request) =>
      answer('openPage', () => {
        const { reference } = begin(order, request);
        const expiresAt = new Date(clock().getTime() + 24 * 60 * 60 * 1000);
        return { reference, url: `https://bank.test/${order.id}`, expiresAt };
      }),
    closePage: async (reference) =>
      answer('closePage', () => {
        const charge = find(reference);
        if (charge.status === 'pending') change(charge.orderId, { status: 'failed', failure: 'canceled' });
        return { ...charge };
      }),
    findCharge: async (reference) => answer('findCharge', () => ({ ...find(reference) })),
    findMethod: async (kept) => answer('findMethod', () => ({ ...kept, label: label ?? kept.label })),
    removeMethod: async (reference) => answer('removeMethod', () => void removed.push(reference)),
    chargeMethod: async (order, request) =>
      answer('chargeMethod', () => {
        requireWhole(guildIn(request));
        const charge = begin(order, request);
        if (charge.status !== 'pending' || renewals === 'pending') return { ...charge };
        change(order.id, renewals === 'paid' ? paid(order.id) : { status: 'failed', failure: renewals });
        return { ...charge };
      }),
    searchCharge: async (order) =>
      answer('searchCharge', () => {
        const found = charges.get(order.id);
        return found === undefined ? null : { ...found };
      }),
    refund: async ({ key, chargeReference, money }) =>
      answer('refund', () => {
        const charge = find(chargeReference);
        const before = refunded.get(key) ?? 0;
        if (before === 0) {
          if (charge.refundedMinor + money.amount_minor > charge.money.amount_minor) {
            throw new RefundRefused('more than was paid');
          }
          refunded.set(key, money.amount_minor);
          charge.refundedMinor += money.amount_minor;
        }
        return 'done';
      }),
    readNotice: async ({ body, headers }) => {
      if (headers['signature'] !== 'right') throw new ForgedNotice('not signed');
      const [id, reference] = [headers['notice-id'] ?? randomUUID(), body.toString()];
      return reference.startsWith('customer')
        ? { id, customerReference: reference }
        : { id, chargeReference: reference };
    },
    portalUrl: async (customer) => `https://bank.test/portal/${customer}`,
    pay: (orderId, by = {}) => change(orderId, { ...paid(orderId), ...by }),
    decline: (orderId, failure = 'declined') => change(orderId, { status: 'failed', failure }),
    dispute: (orderId, dispute = 'open') => change(orderId, { dispute }),
    changeCard: (next) => {
      label = next;
    },
    answerRenewals: (next) => {
      renewals = next;
    },
    loseAnswer: (call) => {
      lost.add(call);
    },
    setAway: (now) => {
      away = now;
    },
    setRefusing: (now) => {
      refusing = now;
    },
    breakGuild: (guildId) => {
      broken = guildId;
    },
  };
};
