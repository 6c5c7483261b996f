import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redirectAllowed } from '../http/redirect-allowed.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { BankError } from './bank-error.ts';
import { CURRENCIES, findMethod, refundedMinor } from './bank.ts';
import type { Method, Payment } from './bank.ts';
import { CARDS } from './cards.ts';
import { cancelPayment, chargeMethod, findPayment, openPayment, refund } from './payments.ts';
import type { PaymentRequest } from './payments.ts';

interface ById {
  Params: { id: string };
}

const ORDER_FIELDS = ['amount_minor', 'currency', 'description', 'order_id', 'language'];

/** What the shop asks the bank for. It is strict, so that a mistake is found here and not at a real provider. */
export const registerBankApi = (app: FastifyInstance, context: SandboxContext): void => {
  void app.register(
    async (api) => {
      api.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof BankError)) throw error;
        return reply.code(error.status).send({ error: error.code, message: error.message });
      });
      api.addHook('onRequest', async (request) => authenticate(context, request));
      api.get('/me', () => ({ status: context.bank.refuses === true ? 'closed' : 'open' }));
      api.post('/payments', (request) => answer(context, openFromRequest(context, request)));
      api.post('/charges', (request) => answer(context, chargeFromRequest(context, request)));
      api.get<{ Querystring: { order_id?: string } }>('/payments', ({ query }) => ({
        items: [...context.bank.payments.values()]
          .filter(({ order_id }) => order_id === query.order_id)
          .map((payment) => present(context, payment)),
      }));
      api.get<ById>('/payments/:id', ({ params }) => present(context, findPayment(context, params.id)));
      api.post<ById>('/payments/:id/cancel', ({ params }) =>
        answer(context, cancelPayment(context, params.id)),
      );
      api.post<ById>('/payments/:id/refunds', (request) =>
        answer(context, refundFromRequest(context, request)),
      );
      api.get<ById>('/methods/:id', ({ params }) => presentMethod(findMethod(context, params.id)));
      api.post<ById>('/methods/:id/remove', async ({ params }) => {
        context.bank.methods.delete(findMethod(context, params.id).id);
        await context.saveNow();
        return {};
      });
      api.post<ById>('/methods/:id/page', (request) => {
        const return_url = readReturnUrl(context, readBody(request, ['return_url']));
        const { id } = findMethod(context, request.params.id);
        const query = new URLSearchParams({ return_url });
        return { url: `${context.urls.origin}/bank/cards/${id}?${query.toString()}` };
      });
    },
    { prefix: '/bank/api' },
  );
};

const authenticate = ({ bank }: SandboxContext, request: FastifyRequest): void => {
  if (!bank.answers) throw new BankError(503, 'down', 'The bank does not answer now.');
  if (request.headers.authorization !== `Bearer ${bank.secret_key}`) {
    throw new BankError(401, 'unauthorized', 'Send the secret key: Authorization: Bearer …');
  }
  if (bank.refuses === true && request.method === 'POST') {
    throw new BankError(403, 'shop_closed', 'The bank has closed this shop.');
  }
};

const openFromRequest = (context: SandboxContext, request: FastifyRequest): Promise<Payment> => {
  const body = readBody(request, [...ORDER_FIELDS, 'return_url', 'keeps_card']);
  const { keeps_card } = body;
  if (typeof keeps_card !== 'boolean') throw invalid('keeps_card must be true or false.');
  return openPayment(context, { ...readOrder(request, body, readReturnUrl(context, body)), keeps_card });
};

const chargeFromRequest = (context: SandboxContext, request: FastifyRequest): Promise<Payment> => {
  const body = readBody(request, [...ORDER_FIELDS, 'method_id']);
  return chargeMethod(context, readOrder(request, body, null), readText(body, 'method_id'));
};

const refundFromRequest = (context: SandboxContext, request: FastifyRequest<ById>): Promise<Payment> => {
  const amount_minor = readAmount(readBody(request, ['amount_minor']));
  return refund(context, request.params.id, { ...readKey(request), amount_minor });
};

type Body = Readonly<Record<string, unknown>>;

/** A JSON object with these fields and no others. */
const readBody = ({ body }: FastifyRequest, fields: readonly string[]): Body => {
  if (typeof body !== 'object' || body === null) throw invalid('Send a JSON object.');
  const unknown = Object.keys(body).filter((field) => !fields.includes(field));
  if (unknown.length > 0) throw invalid(`Unknown: ${unknown.join(', ')}.`);
  return body as Body;
};

const readOrder = (request: FastifyRequest, body: Body, return_url: string | null): PaymentRequest => {
  const currency = CURRENCIES.find((one) => one === body['currency']);
  const { language } = body;
  if (!currency) throw invalid(`currency must be one of ${CURRENCIES.join(', ')}.`);
  if (language !== 'ru' && language !== 'en') throw invalid('language must be ru or en.');
  return {
    ...readKey(request),
    amount_minor: readAmount(body),
    currency,
    language,
    description: readText(body, 'description'),
    order_id: readText(body, 'order_id'),
    return_url,
  };
};

const readKey = (request: FastifyRequest): { key: string; request_hash: string } => {
  const key = request.headers['idempotence-key'];
  if (typeof key !== 'string' || !/^[\w:.-]{1,100}$/.test(key)) {
    throw invalid('Send a header Idempotence-Key of 1 to 100 letters.');
  }
  // Byte by byte, as real providers compare.
  const content = `${request.url}\n${JSON.stringify(request.body)}`;
  return { key, request_hash: createHash('sha256').update(content).digest('hex') };
};

const LARGEST_AMOUNT = 100_000_000;

const readAmount = ({ amount_minor: amount }: Body): number => {
  if (typeof amount === 'number' && Number.isInteger(amount) && amount > 0 && amount <= LARGEST_AMOUNT) {
    return amount;
  }
  throw invalid('amount_minor must be a whole number of minor units.');
};

const readText = (body: Body, field: string): string => {
  const text = body[field];
  if (typeof text === 'string' && text !== '' && text.length <= 200) return text;
  throw invalid(`${field} must be a text of 1 to 200 letters.`);
};

const readReturnUrl = ({ redirectUris }: SandboxContext, { return_url: url }: Body): string => {
  if (typeof url === 'string' && redirectAllowed(redirectUris, url)) return url;
  throw invalid('return_url must be an address of the shop.');
};

const invalid = (message: string): BankError => new BankError(400, 'invalid_request', message);

const answer = async (context: SandboxContext, payment: Promise<Payment>) => present(context, await payment);

const presentMethod = ({ id, card }: Method) => ({ id, label: CARDS[card].label });

const present = ({ bank, urls }: SandboxContext, payment: Payment) => {
  const method = payment.method_id === null ? null : (bank.methods.get(payment.method_id) ?? null);
  return {
    id: payment.id,
    order_id: payment.order_id,
    status: payment.status,
    failure: payment.failure,
    amount_minor: payment.amount_minor,
    currency: payment.currency,
    page_url: payment.return_url === null ? null : `${urls.origin}/bank/pay/${payment.id}`,
    expires_at: new Date(payment.expires_at).toISOString(),
    paid_at: payment.paid_at === null ? null : new Date(payment.paid_at).toISOString(),
    method: method && presentMethod(method),
    refunded_minor: refundedMinor(payment),
    dispute: payment.disputed ? 'open' : payment.dispute_won === true ? 'won' : null,
  };
};
