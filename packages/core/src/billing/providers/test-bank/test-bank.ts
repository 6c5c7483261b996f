import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RefusalReason } from '@famiglia/contract/admin/admin-billing';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import {
  ProviderRefused,
  ProviderUnavailable,
  RefundRefused,
  UnknownCharge,
} from '../../../platform/billing-provider.ts';
import type {
  BillingProvider,
  Charge,
  ChargeOrder,
  OrderKey,
  SavedMethod,
} from '../../../platform/billing-provider.ts';
import { chargeOnce } from '../charge-once.ts';
import { describeOrder } from '../describe-order.ts';
import { readBankNotice } from './read-bank-notice.ts';

export interface TestBankOptions {
  /** The bank’s API, without a trailing slash. */
  apiUrl: string;
  secretKey: string;
  noticeSecret: string;
  clock?: () => Date;
  timeoutMs?: number;
}

const bankMethod = z.object({ id: z.string(), label: z.string() });
const bankPayment = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['waiting', 'paid', 'failed']),
  failure: z
    .enum(['declined', 'insufficient_funds', 'card_expired', 'confirmation_needed', 'canceled', 'expired'])
    .nullable(),
  amount_minor: z.number().int(),
  currency: z.enum(CURRENCIES),
  page_url: z.string().nullable(),
  expires_at: z.coerce.date(),
  paid_at: z.coerce.date().nullable(),
  method: bankMethod.nullable(),
  refunded_minor: z.number().int(),
  dispute: z.enum(['open', 'won']).nullable(),
});

const bankShop = z.object({ status: z.enum(['open', 'closed']) });
const bankRefusal = z.object({ error: z.string(), message: z.string() });
const bankPayments = z.object({ items: z.array(z.unknown()) });

const REASONS: Readonly<Record<string, RefusalReason>> = { unauthorized: 'keys', shop_closed: 'shop' };

/** The bank of the sandbox: a provider without an account and without real money, in both currencies. */
export const createTestBank = (options: TestBankOptions): BillingProvider => {
  const { noticeSecret, clock = () => new Date() } = options;
  const ask = createAsk(options);
  const search = async ({ id }: OrderKey): Promise<unknown> =>
    bankPayments.parse(await ask('GET', `/payments?order_id=${id}`)).items[0] ?? null;
  const once = async (order: OrderKey, path: string, body: string): Promise<unknown> =>
    chargeOnce(order, clock(), {
      send: async () => ask('POST', path, { key: order.id, body }),
      find: async () => search(order),
      isKeyTaken: (error) => error instanceof ProviderRefused && error.code === 'key_reused',
    });
  return {
    name: 'test_bank',
    currencies: CURRENCIES,
    canRenew: true,
    checkKeys: async () => {
      const { status } = bankShop.parse(await ask('GET', '/me'));
      if (status === 'open') return;
      throw new ProviderRefused('test_bank', {
        reason: 'shop',
        code: 'shop_closed',
        words: 'The bank has closed this shop.',
      });
    },
    buildPageRequest: async (order, returnUrl) =>
      JSON.stringify({ ...orderFields(order), keeps_card: order.renews, return_url: returnUrl }),
    openPage: async (order, body) => {
      const payment = bankPayment.parse(await once(order, '/payments', body));
      return { reference: payment.id, url: payment.page_url, expiresAt: payment.expires_at };
    },
    closePage: async (reference) => toCharge(await ask('POST', `/payments/${reference}/cancel`)),
    findCharge: async (reference) => toCharge(await ask('GET', `/payments/${reference}`)),
    buildChargeRequest: async (order, { reference }) =>
      JSON.stringify({ ...orderFields(order), method_id: reference }),
    findMethod: async ({ reference }) => {
      try {
        return toMethod(bankMethod.parse(await ask('GET', `/methods/${reference}`)));
      } catch (error) {
        if (error instanceof UnknownCharge) return null;
        throw error;
      }
    },
    removeMethod: async (reference) => {
      try {
        await ask('POST', `/methods/${reference}/remove`);
      } catch (error) {
        if (!(error instanceof UnknownCharge)) throw error;
      }
    },
    chargeMethod: async (order, body) => toCharge(await once(order, '/charges', body)),
    searchCharge: async (order) => {
      const found = await search(order);
      return found === null ? null : toCharge(found);
    },
    refund: async ({ key, chargeReference, money }) => {
      const body = JSON.stringify({ amount_minor: money.amount_minor });
      await ask('POST', `/payments/${chargeReference}/refunds`, { key, body });
      return 'done';
    },
    readNotice: async (raw) => readBankNotice(raw, noticeSecret, clock()),
    portalUrl: async (customerReference, returnUrl) => {
      const body = JSON.stringify({ return_url: returnUrl });
      return z
        .object({ url: z.string() })
        .parse(await ask('POST', `/methods/${customerReference}/page`, { body })).url;
    },
  };
};

const orderFields = (order: ChargeOrder) => ({
  ...order.money,
  description: describeOrder(order),
  order_id: order.id,
  language: order.language,
});

/** The owner can replace the card behind this id, so the method's id is also the customer's id. */
const toMethod = ({ id, label }: z.infer<typeof bankMethod>): SavedMethod => ({
  reference: id,
  customerReference: id,
  label,
});

const toCharge = (answer: unknown): Charge => {
  const payment = bankPayment.parse(answer);
  const { method } = payment;
  return {
    reference: payment.id,
    orderId: payment.order_id,
    status: payment.status === 'waiting' ? 'pending' : payment.status,
    money: { amount_minor: payment.amount_minor, currency: payment.currency },
    paidAt: payment.paid_at,
    failure: payment.failure,
    method: method && toMethod(method),
    refundedMinor: payment.refunded_minor,
    dispute: payment.dispute,
  };
};

interface Asked {
  key?: string;
  body?: string;
}

const createAsk =
  ({ apiUrl, secretKey, timeoutMs = 5000 }: TestBankOptions) =>
  async (method: 'GET' | 'POST', path: string, { key = randomUUID(), body = '{}' }: Asked = {}) => {
    const answer = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'idempotence-key': key,
        'content-type': 'application/json',
      },
      ...(method === 'POST' && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ProviderUnavailable('the test bank does not answer', { cause });
    });
    if (answer.status >= 500 || answer.status === 429)
      throw new ProviderUnavailable(`the test bank answered ${answer.status}`);
    if (answer.status === 404) throw new UnknownCharge(`the test bank knows no ${path}`);
    if (!answer.ok) {
      const { error: code, message: words } = bankRefusal.parse(await answer.json());
      throw path.endsWith('/refunds') && answer.status === 409
        ? new RefundRefused(words)
        : new ProviderRefused('test_bank', { code, words, reason: REASONS[code] ?? 'other' });
    }
    const content: unknown = await answer.json();
    return content;
  };
