import * as z from 'zod';
import type { RefusalReason } from '@famiglia/contract/admin/admin-billing';
import { ProviderRefused, ProviderUnavailable } from '../../../platform/billing-provider.ts';

const ADDRESS = 'https://api.yookassa.ru/v3';
const TIMEOUT_MS = 10_000;
/** One page of a list; more is asked for with its cursor. */
const PAGE_SIZE = 100;

const amount = z.object({ value: z.string(), currency: z.string() });

/** The part of a payment that we read. Unknown fields are left out: YooKassa adds new ones without a new version. */
const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  created_at: z.coerce.date(),
  captured_at: z.coerce.date().optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  payment_method: z
    .object({
      id: z.string(),
      type: z.string(),
      saved: z.boolean(),
      title: z.string().optional(),
      card: z.object({ card_type: z.string(), last4: z.string() }).optional(),
    })
    .optional(),
  refunded_amount: amount.optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
export type YookassaPayment = z.infer<typeof payment>;

const refund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  cancellation_details: z.object({ reason: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
export type YookassaRefund = z.infer<typeof refund>;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() });

/** The shop itself. One that YooKassa has closed still signs in. */
const account = z.object({ account_id: z.string(), status: z.enum(['enabled', 'disabled']) });

const refusalSchema = z.object({
  code: z.string().optional(),
  parameter: z.string().optional(),
  description: z.string().optional(),
});
type Refusal = z.infer<typeof refusalSchema>;

/** YooKassa understood the request and does not do it. `parameter` is what it objects to. */
export class YookassaRefused extends ProviderRefused {
  readonly status: number;
  readonly parameter: string | null;

  constructor(status: number, { code, parameter, description }: Refusal) {
    const words = [description ?? 'no reason', ...(parameter === undefined ? [] : [`(${parameter})`])];
    const reason = reasonOf(status, words.join(' '));
    super('yookassa', { code: code ?? String(status), words: words.join(' '), reason });
    this.status = status;
    this.parameter = parameter ?? null;
  }
}

/** YooKassa has one code, `forbidden`, for all that a shop may not do: only its words tell them apart. */
const reasonOf = (status: number, words: string): RefusalReason => {
  if (status === 401) return 'keys';
  if (status !== 403) return 'other';
  return /recurring|sav\w* payment method|payment_method/iu.test(words) ? 'recurring' : 'shop';
};

export interface YookassaShop {
  shopId: string;
  secretKey: string;
  /** Another address than YooKassa's own, for tests. */
  address?: string;
}

/** The calls of YooKassa's API v3 that we use. */
export const createYookassaApi = (shop: YookassaShop) => {
  const ask = async <Answer>(path: string, schema: z.ZodType<Answer>, sent?: Sent): Promise<Answer> => {
    const response = await send(shop, path, sent);
    const content = await readJson(response);
    if (response.ok) return parseAnswer(content, schema);
    const refusal = refusalSchema.safeParse(content).data ?? {};
    if (response.status === 429 || response.status >= 500) {
      throw new ProviderUnavailable(`YooKassa answered ${response.status}`);
    }
    throw new YookassaRefused(response.status, refusal);
  };

  /** All items, page by page. */
  const list = async function* <Item extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    item: Item,
  ) {
    for (let cursor: string | undefined; ;) {
      const search = new URLSearchParams({ ...query, limit: String(PAGE_SIZE), ...(cursor && { cursor }) });
      const page = await ask(`${path}?${search.toString()}`, listOf(item));
      yield* page.items;
      cursor = page.next_cursor;
      if (cursor === undefined) return;
    }
  };

  return {
    account: async () => ask('/me', account),
    createPayment: async (body: string, key: string) => ask('/payments', payment, { body, key }),
    getPayment: async (id: string) => ask(`/payments/${encodeURIComponent(id)}`, payment),
    paymentsSince: (time: Date) => list('/payments', { 'created_at.gte': time.toISOString() }, payment),
    createRefund: async (body: string, key: string) => ask('/refunds', refund, { body, key }),
    refundsOf: (paymentId: string) => list('/refunds', { payment_id: paymentId }, refund),
  };
};
export type YookassaApi = ReturnType<typeof createYookassaApi>;

interface Sent {
  body: string;
  key: string;
}

const send = async ({ shopId, secretKey, address }: YookassaShop, path: string, sent?: Sent) => {
  try {
    return await fetch((address ?? ADDRESS) + path, {
      headers: {
        authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
        ...(sent && { 'content-type': 'application/json', 'idempotence-key': sent.key }),
      },
      ...(sent && { method: 'POST', body: sent.body }),
      // The secret key must not be sent to whoever redirects.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ProviderUnavailable('YooKassa did not answer', { cause: error });
  }
};

/** An answer that breaks off, or a proxy's error page, leaves open what happened: the same call is repeated later. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    throw new ProviderUnavailable('YooKassa’s answer broke off', { cause: error });
  }
};

/** The work may be done, though its answer cannot be read: it is asked for again as well. */
const parseAnswer = <Answer>(content: unknown, schema: z.ZodType<Answer>): Answer => {
  const answer = schema.safeParse(content);
  if (answer.success) return answer.data;
  throw new ProviderUnavailable('YooKassa’s answer is not what its documentation promises', {
    cause: answer.error,
  });
};
