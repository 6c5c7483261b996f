import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectAllowed } from '../http/redirect-allowed.ts';
import { pickLanguage } from '../pages/language.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { BankError } from './bank-error.ts';
import { cardPage, missingPage, paymentPage } from './bank-pages.ts';
import { findMethod } from './bank.ts';
import { readCard } from './cards.ts';
import { deskPage } from './desk-page.ts';
import { cancelPayment, findPayment, pay } from './payments.ts';
import { deskAction } from './desk-action.ts';

interface ById {
  Params: { id: string };
}

/** What a person sees of the bank: the page of a payment, the page of a kept card, and the desk. */
export const registerBankPages = (app: FastifyInstance, context: SandboxContext): void => {
  void app.register(
    async (pages) => {
      pages.setErrorHandler((error, request, reply) => {
        if (!(error instanceof BankError)) throw error;
        return sendPage(reply.code(error.status), missingPage(languageOf(request)));
      });
      pages.get<ById>('/pay/:id', ({ params }, reply) =>
        sendPage(reply, paymentPage(findPayment(context, params.id))),
      );
      pages.post<ById>('/pay/:id', (request, reply) => answerPayment(context, request, reply));
      pages.get<ById>('/cards/:id', (request, reply) =>
        sendPage(reply, cardPage(languageOf(request), findMethod(context, request.params.id))),
      );
      pages.post<ById>('/cards/:id', (request, reply) => changeCard(context, request, reply));
      pages.get('/', (request, reply) => sendPage(reply, deskPage(context.bank, languageOf(request))));
      pages.post('/', async (request, reply) => {
        await deskAction(context, formOf(request));
        return reply.redirect('/bank', 303);
      });
    },
    { prefix: '/bank' },
  );
};

const answerPayment = async (context: SandboxContext, request: FastifyRequest<ById>, reply: FastifyReply) => {
  const payment = findPayment(context, request.params.id);
  const form = formOf(request);
  const action = form.get('action');
  if (payment.status !== 'waiting') return sendPage(reply.code(409), paymentPage(payment));
  if (action === 'pay') await pay(context, payment.id, readCard(form.get('card')) ?? 'good');
  if (action === 'decline') await cancelPayment(context, payment.id);
  return reply.redirect(payment.return_url ?? '/bank', 303);
};

const changeCard = async (context: SandboxContext, request: FastifyRequest<ById>, reply: FastifyReply) => {
  const method = findMethod(context, request.params.id);
  method.card = readCard(formOf(request).get('card')) ?? method.card;
  method.expired = false;
  const notice = context.bankNotices.writeAbout({ method_id: method.id });
  await context.saveNow();
  context.bankNotices.send(notice);
  const back = new URL(request.url, context.urls.origin).searchParams.get('return_url') ?? '';
  return reply.redirect(redirectAllowed(context.redirectUris, back) ? back : '/bank', 303);
};

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

const languageOf = (request: FastifyRequest) => pickLanguage(request.headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
