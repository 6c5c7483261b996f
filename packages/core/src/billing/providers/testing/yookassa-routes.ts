import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { fromDecimal } from '../decimal-money.ts';
import type { DoubleAnswer, DoubleRequest } from './double-server.ts';
import type { YookassaLedger } from './yookassa-ledger.ts';

const amount = z.strictObject({ value: z.string().regex(/^\d+\.\d{2}$/u), currency: z.literal('RUB') });
const metadata = z.record(z.string().max(32), z.string().max(512)).default({});
const receipt = z.strictObject({
  customer: z.strictObject({ email: z.email().max(254) }),
  tax_system_code: z.number().int().min(1).max(6).optional(),
  items: z
    .array(
      z.strictObject({
        description: z.string().min(1).max(128),
        quantity: z.number().positive(),
        measure: z.enum(['piece', 'another']),
        amount,
        vat_code: z.number().int().min(1).max(12),
        payment_subject: z.enum(['service', 'commodity']),
        payment_mode: z.enum(['full_payment', 'full_prepayment']),
      }),
    )
    .min(1),
});

/** The fields of YooKassa's API that we use; the stand-in refuses all others. A page or a kept method, never both. */
const common = { amount, capture: z.literal(true), description: z.string().max(128), receipt, metadata };
const page = z.strictObject({
  ...common,
  save_payment_method: z.boolean().optional(),
  confirmation: z.strictObject({
    type: z.literal('redirect'),
    return_url: z.url().max(2048),
    locale: z.enum(['ru_RU', 'en_US']),
  }),
});
const charge = z.strictObject({ ...common, payment_method_id: z.string() });
const refund = z.strictObject({ payment_id: z.string(), amount, receipt: receipt.optional(), metadata });
const paymentQuery = z.strictObject({ 'created_at.gte': z.iso.datetime(), limit: z.literal('100') });
const refundQuery = z.strictObject({ payment_id: z.string(), limit: z.literal('100') });

const ok = (body: unknown): DoubleAnswer => ({ status: 200, body });
const refuse = (
  status: number,
  code: string,
  details: { parameter?: string; description?: string } = {},
): DoubleAnswer => ({ status, body: { type: 'error', id: randomUUID(), code, ...details } });

const invalid = (parameter: string, description?: string): DoubleAnswer =>
  refuse(400, 'invalid_request', { parameter, ...(description !== undefined && { description }) });

/** A receipt is for what is paid, no more and no less. */
const matches = ({ items }: z.infer<typeof receipt>, total: z.infer<typeof amount>): boolean =>
  items.reduce((sum, item) => sum + fromDecimal(item.amount.value), 0) === fromDecimal(total.value);

/** YooKassa's API as far as we use it: every other route, field, shop, key and state is refused. */
export const createYookassaRoutes = (ledger: YookassaLedger, shop: { shopId: string; secretKey: string }) => {
  const authorization = `Basic ${Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')}`;

  const read = ({ path, query }: DoubleRequest): DoubleAnswer => {
    const asked = Object.fromEntries(query);
    if (path === '/v3/me') {
      return ok({ account_id: shop.shopId, status: ledger.isOpen ? 'enabled' : 'disabled', test: true });
    }
    if (path === '/v3/payments') {
      const from = paymentQuery.parse(asked)['created_at.gte'];
      const items = [...ledger.payments.values()].filter(({ created_at }) => created_at >= from);
      return ok({ type: 'list', items: items.toReversed() });
    }
    if (path === '/v3/refunds') {
      const { payment_id: id } = refundQuery.parse(asked);
      return ok({ type: 'list', items: ledger.refunds.filter(({ payment_id }) => payment_id === id) });
    }
    const id = /^\/v3\/payments\/(?<id>[^/]+)$/u.exec(path)?.groups?.['id'] ?? '';
    const payment = ledger.payments.get(id);
    return payment ? ok(payment) : refuse(404, 'not_found');
  };

  const createPayment = (body: object): DoubleAnswer => {
    if ('payment_method_id' in body) {
      const { payment_method_id: id, receipt: sent, ...details } = charge.parse(body);
      const method = ledger.methods.get(id);
      if (!method?.saved) return invalid('payment_method_id');
      if (!matches(sent, details.amount)) return invalid('receipt');
      return ok(ledger.charge(details, method));
    }
    const { confirmation, receipt: sent, save_payment_method: isKept, ...details } = page.parse(body);
    if (isKept === true && !ledger.mayKeepMethods) {
      return refuse(403, 'forbidden', { description: 'Forbidden to save payment method' });
    }
    if (!matches(sent, details.amount)) return invalid('receipt');
    return ok(ledger.openPage(details, confirmation.return_url, isKept === true));
  };

  const createRefund = (body: object): DoubleAnswer => {
    const sent = refund.parse(body);
    const payment = ledger.payments.get(sent.payment_id);
    if (payment?.status !== 'succeeded') return invalid('payment_id');
    const left = fromDecimal(payment.amount.value) - ledger.refundedMinor(payment);
    const asked = fromDecimal(sent.amount.value);
    if (asked > left) return invalid('amount.value');
    const isWhole = asked === fromDecimal(payment.amount.value);
    if (!isWhole && !(sent.receipt && matches(sent.receipt, sent.amount))) {
      return invalid('receipt');
    }
    return ok(ledger.refund(payment, sent.amount, sent.metadata));
  };

  /** The same key brings back the first answer, and only for the same body. */
  const write = ({ path, headers, body }: DoubleRequest): DoubleAnswer => {
    const key = headers['idempotence-key'];
    if (typeof key !== 'string' || key.length > 64) return invalid('Idempotence-Key');
    if (headers['content-type'] !== 'application/json') return { status: 415, body: {} };
    const create = { '/v3/payments': createPayment, '/v3/refunds': createRefund }[path];
    if (!create) return refuse(404, 'not_found');
    const earlier = ledger.keys.get(key);
    if (earlier && earlier.request !== `${path} ${body}`) {
      return invalid('Idempotence-Key', 'Idempotence key duplicated');
    }
    if (earlier) return earlier.answer;
    const answer = create(z.record(z.string(), z.unknown()).parse(JSON.parse(body)));
    if (answer.status === 200) {
      ledger.keys.set(key, { request: `${path} ${body}`, answer: structuredClone(answer) });
    }
    return answer;
  };

  return (request: DoubleRequest): DoubleAnswer => {
    if (request.headers.authorization !== authorization) {
      const description = 'Error in shopId or secret key. Check their validity.';
      return refuse(401, 'invalid_credentials', { description });
    }
    if (!ledger.isOpen && request.method === 'POST') {
      return refuse(403, 'forbidden', { description: 'The shop is blocked' });
    }
    try {
      return request.method === 'GET' ? read(request) : write(request);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return invalid(error.issues[0]?.path.join('.') ?? '');
    }
  };
};
