import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { authenticate } from './authenticate.ts';
import { noSuchRoute, blockedByCloudflare } from '../errors/rest-errors.ts';
import { countsGlobally } from './rate-limit-table.ts';
import { RateLimits } from './rate-limits.ts';
import type { Verdict } from './rate-limits.ts';
import { readRestBody } from './read-rest-body.ts';
import { RestError } from '../errors/rest-error.ts';
import type { Caller, RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';

/** Discord's REST, under `/api/v10` and under the bare `/api`. */
export const registerRest = (app: FastifyInstance, context: SandboxContext): void => {
  const limits = new RateLimits(context.clock);
  for (const prefix of ['/api/v10', '/api']) {
    for (const route of restRoutes) {
      app.route({
        method: route.method,
        url: prefix + route.path,
        handler: (request, reply) => answer(context, limits, route, request, reply),
      });
    }
    app.all(`${prefix}/*`, (request, reply) => refuseUnknown(context, request, reply));
  }
};

const answer = async (
  context: SandboxContext,
  limits: RateLimits,
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  try {
    const caller = authenticate(context, route.auth, request.headers.authorization);
    const params = request.params as Record<string, string>;
    if (context.faults.onRoute('server_error', request.url)) {
      return send(context, route, reply, 500, { message: '500: Internal Server Error', code: 0 });
    }
    const verdict = limit(context, limits, route, params, caller, request.url);
    if (verdict && !verdict.allowed) {
      const { headers, body } = rateLimitedAnswer(verdict);
      return send(context, route, reply.headers(headers), 429, body);
    }
    const query = new URL(request.url, context.urls.origin).searchParams;
    const { body, files } = readRestBody(request.body);
    noteUnknownFields(context, route, body, query);
    const result = await route.handle({ context, caller, params, query, body, files });
    return send(
      context,
      route,
      reply.headers(verdict?.headers ?? {}),
      result === undefined ? 204 : (route.created ?? 200),
      result,
    );
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return send(context, route, reply, error.status, error.body);
  }
};

const limit = (
  context: SandboxContext,
  limits: RateLimits,
  route: RestRoute,
  params: Record<string, string>,
  caller: Caller,
  url: string,
): Verdict | null => {
  const fault = context.faults.onRoute('rate_limit', url);
  if (fault && (!fault.global || countsGlobally(route))) {
    const { global, bare, retryAfter, until } = fault;
    const retryAfterMs = retryAfter === null ? until - context.clock() : retryAfter * 1000;
    return { allowed: false, global, bare, retryAfterMs, headers: {} };
  }
  if (!context.rateLimits) return null;
  return limits.take(route, params, caller.kind === 'user' ? caller.authorization.id : caller.kind);
};

const send = (
  context: SandboxContext,
  route: RestRoute,
  reply: FastifyReply,
  status: number,
  body: unknown,
) => {
  context.onRestAnswer({ method: route.method, path: route.path, status, body });
  if (body === undefined) return reply.code(status).send();
  // Bytes, because Fastify adds a charset to text, and some clients require the bare type that Discord sends.
  return reply
    .code(status)
    .header('content-type', 'application/json')
    .send(Buffer.from(JSON.stringify(body)));
};

const refuseUnknown = (context: SandboxContext, request: FastifyRequest, reply: FastifyReply) => {
  const call = `${request.method} ${request.url.split('?')[0]}`;
  context.noteUnknown(call);
  const error = noSuchRoute(call);
  return reply.code(error.status).send(error.body);
};

/** The 429 response: headers and body agree. */
const rateLimitedAnswer = ({ global, retryAfterMs, headers, bare = false }: Verdict) => {
  if (bare) return { headers: {}, body: undefined };
  const seconds = retryAfterMs / 1000;
  return {
    headers: {
      ...headers,
      'retry-after': `${Math.ceil(seconds)}`,
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
    body: { message: 'You are being rate limited.', retry_after: seconds, global, code: 0 },
  };
};

/** Records unknown fields: a field that the sandbox silently ignores would make a test prove nothing. */
const noteUnknownFields = (
  context: SandboxContext,
  route: RestRoute,
  body: unknown,
  query: URLSearchParams,
): void => {
  const call = `${route.method} ${route.path}`;
  const known = route.fields ?? [];
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  for (const field of isObject ? Object.keys(body) : []) {
    if (!known.includes(field)) context.noteUnknown(`${call} with the field ${field}`);
  }
  for (const name of query.keys()) {
    if (!route.query?.includes(name)) context.noteUnknown(`${call} with the query ${name}`);
  }
};

/** Discord's documentation, "API Reference", User Agent: a link and a version, and whatever a client wants to add. */
const USER_AGENT = /^DiscordBot \([^\s,()]+, [^\s,()]+\)/;
/** A bot's routes; the consent page below them is for people. */
const API = /^\/api\/(?!oauth2\/authorize\b)/;

/** Discord refuses a request without a bot user agent at its edge, on every route. */
export const requireBotUserAgent = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url) || USER_AGENT.test(request.headers['user-agent'] ?? '')) return undefined;
    const { status, body } = blockedByCloudflare();
    return reply.code(status).send(body);
  });
};
