import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../http/html.ts';
import { pickLanguage } from '../pages/language.ts';
import { pageFrame } from '../pages/page-frame.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { AuthorizationCodes } from './authorization-codes.ts';
import { readAuthorizeRequest } from './authorize-request.ts';
import type { AuthorizeProblem } from './authorize-request.ts';
import { consentPage } from './consent-page.ts';
import { decide } from './decide.ts';
import { OAuthError } from './oauth-error.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { exchangeToken, revokeToken } from './token-endpoint.ts';

/** The consent page, and the token endpoints under `/api`. */
export const registerOAuth = (app: FastifyInstance, context: SandboxContext): void => {
  const codes = new AuthorizationCodes(context.clock);
  for (const prefix of ['/oauth2', '/api/oauth2']) {
    app.get(`${prefix}/authorize`, (request, reply) => {
      const wanted = readAuthorizeRequest(context, queryOf(request));
      const language = pickLanguage(request.headers['accept-language']);
      if (typeof wanted === 'string') return sendProblem(request, reply, wanted);
      return reply.type('text/html; charset=utf-8').send(consentPage(context, wanted, language));
    });
    app.post(`${prefix}/authorize`, (request, reply) => {
      const wanted = readAuthorizeRequest(context, queryOf(request));
      if (typeof wanted === 'string') return sendProblem(request, reply, wanted);
      return decide(context, codes, wanted, request, reply);
    });
  }
  for (const prefix of ['/api/oauth2', '/api/v10/oauth2']) {
    app.post(`${prefix}/token`, (request, reply) =>
      answerForm(context, request, reply, (form) => exchangeToken(context, codes, form)),
    );
    app.post(`${prefix}/token/revoke`, (request, reply) =>
      answerForm(context, request, reply, (form) => revokeToken(context, form)),
    );
  }
};

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://sandbox').searchParams;

const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: AuthorizeProblem) => {
  const language = pickLanguage(request.headers['accept-language']);
  const { problemTitle, problems, banner } = PAGE_TEXTS[language];
  const content = html`<h1>${problemTitle}</h1>
    <p>${problems[problem]}</p>`;
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(pageFrame({ language, title: problemTitle, banner }, content));
};

const answerForm = (
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (form: URLSearchParams) => object,
) => {
  try {
    if (!(request.body instanceof URLSearchParams)) {
      throw new OAuthError('invalid_request', 'The request body must be form-encoded.');
    }
    authenticateClient(context, request.body, request.headers.authorization);
    return reply.send(handle(request.body));
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return reply.code(error.status).send(error.body);
  }
};

/** The application's id and secret, from the form or from HTTP Basic. */
const authenticateClient = (
  context: SandboxContext,
  form: URLSearchParams,
  header: string | undefined,
): void => {
  const [id, secret] = header?.startsWith('Basic ')
    ? readBasic(header.slice('Basic '.length))
    : [form.get('client_id'), form.get('client_secret')];
  const { application_id, client_secret } = context.credentials;
  if (id !== application_id || secret !== client_secret) {
    throw new OAuthError('invalid_client', 'Invalid client', 401);
  }
};

const readBasic = (encoded: string): (string | undefined)[] =>
  Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
