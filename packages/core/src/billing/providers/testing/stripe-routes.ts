import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { DoubleAnswer, DoubleRequest } from './double-server.ts';
import { nestForm } from './nest-form.ts';
import type { StripeLedger } from './stripe-ledger.ts';

const VERSION = '2026-10-28.endive';
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const whole = z.string().regex(/^\d+$/u).transform(Number);
const list = <Item extends z.ZodType>(item: Item) => z.array(item);
const flag = z.enum(['true', 'false']);

/** The parameters of Stripe's API that we use; like Stripe, the stand-in refuses all others. */
const page = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: list(z.literal('card')),
  line_items: list(
    z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.enum(['usd', 'rub']),
        unit_amount: whole,
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ).length(1),
  adaptive_pricing: z.strictObject({ enabled: flag }),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer: z.string().optional(),
  payment_intent_data: z.strictObject({
    setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    metadata,
  }),
  client_reference_id: z.string().max(200),
  metadata,
  locale: z.enum(['auto', 'en', 'ru']),
  success_url: z.url(),
  cancel_url: z.url(),
});
const charge = z.strictObject({
  amount: whole,
  currency: z.enum(['usd', 'rub']),
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: list(z.literal('card')),
  off_session: z.literal('true'),
  confirm: z.literal('true'),
  description: z.string(),
  metadata,
  expand: list(z.literal('latest_charge')),
});
const refund = z.strictObject({
  payment_intent: z.string(),
  amount: whole,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']),
  metadata,
});
const portal = z.strictObject({ customer: z.string(), return_url: z.url() });
const expand = list(z.string()).optional();
const range = z.strictObject({ gte: whole }).optional();
const listing = z.strictObject({ limit: whole.optional(), expand, created: range });
const sessionListing = listing.extend({ payment_intent: z.string().optional() });

const ok = (body: unknown): DoubleAnswer => ({ status: 200, body });
const refuse = (status: number, error: { type: string; code?: string; message: string; param?: string }) => ({
  status,
  body: { error },
});
const invalid = (message: string, details: { code?: string; param?: string } = {}) =>
  refuse(400, { type: 'invalid_request_error', message, ...details });
const missing = (param: string) =>
  refuse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${param}`,
    param,
  });
/** What a body names and does not exist is a mistake of the request, not an unknown address. */
const missingInBody = (param: string) => invalid(`No such ${param}`, { code: 'resource_missing', param });
const pageOf = (data: readonly object[], path: string) =>
  ok({ object: 'list', url: path, has_more: false, data });

const methodOf = (ledger: StripeLedger, id: string) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer: ledger.methods.get(id) ?? null,
  card: ledger.card(id),
});

/** Stripe's API as far as we use it: every other route, field, key, version and state is refused. */
export const createStripeRoutes = (ledger: StripeLedger, secretKey: string) => {
  const read = ({ path, ...request }: DoubleRequest): DoubleAnswer => {
    const query = nestForm(request.query);
    const [, , resource, ...rest] = path.split('/');
    const id = rest.at(-1) ?? '';
    if (resource === 'checkout' && rest.length === 2) {
      z.strictObject({ expand }).parse(query);
      const found = ledger.sessions.get(id);
      return found ? ok(found) : missing('session');
    }
    if (resource === 'checkout') {
      const { payment_intent: intent, created } = sessionListing.parse(query);
      const found = [...ledger.sessions.values()].filter(
        (one) =>
          (intent === undefined || one.payment_intent?.id === intent) && one.created >= (created?.gte ?? 0),
      );
      return pageOf(found, path);
    }
    if (resource === 'payment_intents' && rest.length === 1) {
      z.strictObject({ expand }).parse(query);
      const found = ledger.intents.get(id);
      return found ? ok(found) : missing('intent');
    }
    if (resource === 'payment_intents') {
      const { created } = listing.parse(query);
      const found = [...ledger.intents.values()].filter((one) => one.created >= (created?.gte ?? 0));
      return pageOf(found, path);
    }
    if (resource === 'customers' && rest.length === 1) {
      if (!ledger.customers.has(id)) return missing('customer');
      const chosen = ledger.defaults.get(id) ?? null;
      return ok({ id, object: 'customer', invoice_settings: { default_payment_method: chosen } });
    }
    if (resource === 'payment_methods' && rest.length === 1) {
      return ledger.cards.has(id) ? ok(methodOf(ledger, id)) : missing('payment_method');
    }
    if (resource === 'account' && rest.length === 0) {
      return ok({ id: 'acct_double', object: 'account', charges_enabled: ledger.isOpen });
    }
    if (resource === 'refunds' && rest.length === 0) {
      const { payment_intent: intent } = listing.extend({ payment_intent: z.string() }).parse(query);
      return pageOf(
        ledger.refunds.filter((one) => one.payment_intent === intent),
        path,
      );
    }
    if (resource === 'disputes' && rest.length === 0) {
      const { payment_intent: intent } = listing.extend({ payment_intent: z.string() }).parse(query);
      return pageOf(
        ledger.disputes.filter((one) => one.payment_intent === intent),
        path,
      );
    }
    return refuse(404, { type: 'invalid_request_error', message: `Unrecognized request URL (GET: ${path})` });
  };

  const write = (path: string, form: unknown): DoubleAnswer => {
    const expiring = /^\/v1\/checkout\/sessions\/(?<id>[^/]+)\/expire$/u.exec(path)?.groups?.['id'];
    if (expiring !== undefined) {
      const session = ledger.sessions.get(expiring);
      if (!session) return missing('session');
      if (session.status !== 'open')
        return invalid('Only Checkout Sessions with a status of open can be expired');
      ledger.expirePage(expiring);
      return ok(session);
    }
    const detaching = /^\/v1\/payment_methods\/(?<id>[^/]+)\/detach$/u.exec(path)?.groups?.['id'];
    if (detaching !== undefined) {
      if (!ledger.methods.delete(detaching)) {
        return invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      return ok(methodOf(ledger, detaching));
    }
    if (path === '/v1/checkout/sessions') {
      const { line_items: items, metadata: own, payment_intent_data: intent, ...rest } = page.parse(form);
      const [{ price_data: price } = { price_data: null }] = items;
      if (!price) return invalid('line_items is empty', { param: 'line_items' });
      const { customer = null, customer_creation: creation } = rest;
      if (customer !== null && creation !== undefined) {
        return invalid('You may only specify one of these parameters: customer, customer_creation.');
      }
      if (customer !== null && !ledger.customers.has(customer)) return missingInBody('customer');
      return ok(
        ledger.openPage({
          amount_total: price.unit_amount,
          currency: price.currency,
          metadata: own,
          intentMetadata: intent.metadata,
          customer,
          isKept: intent.setup_future_usage === 'off_session',
        }),
      );
    }
    if (path === '/v1/payment_intents') {
      const details = charge.parse(form);
      if (!ledger.customers.has(details.customer)) return missingInBody('customer');
      if (ledger.methods.get(details.payment_method) !== details.customer) {
        return invalid('The PaymentMethod is not attached to the customer', { param: 'payment_method' });
      }
      const intent = ledger.charge(details);
      if (!intent.last_payment_error) return ok(intent);
      return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: intent } } };
    }
    if (path === '/v1/customers') {
      const id = `cus_${randomUUID()}`;
      ledger.customers.add(z.strictObject({ metadata }).parse(form) && id);
      return ok({ id, object: 'customer' });
    }
    if (path === '/v1/refunds') {
      const { payment_intent: id, amount, metadata: own } = refund.parse(form);
      const intent = ledger.intents.get(id);
      if (!intent) return missing('payment_intent');
      if (!intent.latest_charge) return invalid('This PaymentIntent has no successful charge to refund');
      const { disputed, amount_refunded: refunded } = intent.latest_charge;
      if (disputed) return invalid('The charge is disputed', { code: 'charge_disputed' });
      if (amount > intent.amount - refunded)
        return invalid('Refund amount is greater than unrefunded amount');
      return ok(ledger.refund(intent, amount, own));
    }
    if (path === '/v1/billing_portal/sessions') {
      const { customer } = portal.parse(form);
      if (!ledger.hasPortal) {
        return invalid(
          'No configuration provided and your test mode default configuration has not been created. ' +
            'Provide a configuration or create your default by saving your customer portal settings in test mode',
        );
      }
      if (!ledger.customers.has(customer)) return missingInBody('customer');
      return ok({
        object: 'billing_portal.session',
        url: `https://billing.stripe.com/p/session/${customer}`,
      });
    }
    return refuse(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (POST: ${path})`,
    });
  };

  /** A key brings back the first answer, and refuses another request. What was never begun is not remembered. */
  const once = (path: string, body: string, key: string | undefined): DoubleAnswer => {
    const isRepeatable =
      path.endsWith('/expire') || path.endsWith('/detach') || path.startsWith('/v1/billing_portal');
    if (key === undefined) {
      return isRepeatable
        ? write(path, nestForm(new URLSearchParams(body)))
        : invalid('An Idempotency-Key is missing');
    }
    const request = `${path} ${body}`;
    const earlier = ledger.keys.get(key);
    if (earlier && !isDeepStrictEqual(earlier.request, request)) {
      return refuse(400, { type: 'idempotency_error', message: 'The key was used with other parameters' });
    }
    if (earlier) return earlier.answer;
    const answer = write(path, nestForm(new URLSearchParams(body)));
    if (answer.status === 200 || answer.status === 402) {
      ledger.keys.set(key, { request, answer: structuredClone(answer) });
    }
    return answer;
  };

  return (request: DoubleRequest): DoubleAnswer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${(request.headers.authorization ?? '').slice('Bearer '.length)}`,
      });
    }
    if (request.headers['stripe-version'] !== VERSION) return invalid('Invalid Stripe API version');
    if (!ledger.isOpen && request.method === 'POST') {
      return invalid('Your account cannot currently make live charges.', { code: 'account_invalid' });
    }
    try {
      if (request.method === 'GET') return read(request);
      const key = request.headers['idempotency-key'];
      return once(request.path, request.body, typeof key === 'string' ? key : undefined);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      return invalid(error.message, { code: 'parameter_unknown', param: issue?.path.join('.') ?? '' });
    }
  };
};
