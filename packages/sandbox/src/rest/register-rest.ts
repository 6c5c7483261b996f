import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { authenticate } from './authenticate.ts';
import { noSuchRoute } from './errors.ts';
import { readRestBody } from './read-rest-body.ts';
import { RestError } from './rest-error.ts';
import type { RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';

/** Discord's REST, under `/api/v10` and under the bare `/api`. */
export function registerRest(app: FastifyInstance, context: SandboxContext): void {
  for (const prefix of ['/api/v10', '/api']) {
    for (const route of restRoutes) {
      app.route({
        method: route.method,
        url: prefix + route.path,
        handler: (request, reply) => answer(context, route, request, reply),
      });
    }
    app.all(`${prefix}/*`, (request, reply) => refuseUnknown(context, request, reply));
  }
}

async function answer(
  context: SandboxContext,
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const caller = authenticate(context, route.auth, request.headers.authorization);
    const result = await route.handle({
      context,
      caller,
      params: request.params as Record<string, string>,
      query: new URL(request.url, context.urls.origin).searchParams,
      ...readRestBody(request.body),
    });
    return send(context, route, reply, result === undefined ? 204 : 200, result);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return send(context, route, reply, error.status, error.body);
  }
}

function send(context: SandboxContext, route: RestRoute, reply: FastifyReply, status: number, body: unknown) {
  context.onRestAnswer({ method: route.method, path: route.path, status, body });
  return reply.code(status).send(body);
}

function refuseUnknown(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const call = `${request.method} ${request.url.split('?')[0]}`;
  context.unknownCalls.push(call);
  context.log.warn(`The sandbox does not know ${call}.`);
  const error = noSuchRoute(call);
  return reply.code(error.status).send(error.body);
}
