import { Readable } from 'node:stream';
import type { Actor } from '@famiglia/core/platform/actor';
import { AppError } from '@famiglia/core/platform/app-error';
import { CALLS_PER_MINUTE } from '@famiglia/contract/kit/route';
import { contextOfKey } from '@famiglia/core/keys/context-of-key';
import type { Context } from '@famiglia/core/platform/context';
import { WrittenJson } from '@famiglia/core/platform/written-json';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from './actor-of.ts';
import { answerSerializer } from './answer-serializer.ts';
import { answerProblem } from './handle-errors.ts';
import { languageOf } from './language-of.ts';
import { parseInput } from './parse-input.ts';
import { createPersonLimit } from './person-limit.ts';
import type { PersonLimit } from './person-limit.ts';
import type { ServedRoute } from './served-route.ts';
import { withoutEcho } from './without-echo.ts';
import { errorForCaller } from './error-for-caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/**
 * Turns a route of the contract into a route of Fastify: actor, input, use case, answer. The use case checks the
 * permission itself.
 */
export const registerRoute = (
  app: FastifyInstance,
  context: Context,
  served: ServedRoute,
  limitPerson: PersonLimit,
  /** The GET of the same address, whose answer may be sent back. */
  reading?: ServedRoute,
): void => {
  const { upload } = served.route;
  if (upload === undefined) {
    addRoute(app, context, served, limitPerson, reading);
    return;
  }
  // In its own scope, where every body is a raw file.
  void app.register(async (scope) => {
    if (context.config.isPublicDemo === true) {
      scope.addHook('onRequest', async () => {
        throw new AppError('closed_in_demo');
      });
    }
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...upload], { parseAs: 'buffer' }, (_request, file, done) =>
      done(null, file),
    );
    addRoute(scope, context, served, limitPerson);
  });
};

/** With these Fastify refuses a body that it cannot parse. */
const UNREADABLE: ReadonlySet<number | undefined> = new Set([400, 415]);

const addRoute = (
  app: FastifyInstance,
  context: Context,
  { route, answer: answerRoute }: ServedRoute,
  limitPerson: PersonLimit,
  reading?: ServedRoute,
): void => {
  const empty = route.response.safeParse(null).success;
  const limitHere =
    route.cost === undefined
      ? undefined
      : createPersonLimit(app, CALLS_PER_MINUTE[route.cost], `${route.method} ${route.path}`);
  const answerRefused = async (failure: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isUnreadable = UNREADABLE.has((failure as FastifyError).statusCode);
    const refused =
      route.unreadable !== undefined && isUnreadable
        ? new AppError(route.unreadable, { cause: failure })
        : failure;
    return answerProblem(
      await errorForCaller(contextFor(context, request.actor), request, route.access, refused),
      request,
      reply,
    );
  };
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    // Programs of many families may share an address: those with a key have the limit of their key.
    ...(route.cost === undefined || route.access.kind === 'key'
      ? {}
      : { config: { rateLimit: { max: CALLS_PER_MINUTE[route.cost], timeWindow: '1 minute' } } }),
    // After the rate limit, which also counts refused tokens, and before the body is read: a stranger's megabyte must
    // not be parsed.
    preParsing: async (request, reply) => {
      request.actor = await actorOf(context, request, route.access);
      await limitPerson(request, reply);
      await limitHere?.(request, reply);
    },
    errorHandler: (refused, request, reply) => void answerRefused(refused, request, reply),
    handler: async (request, reply) => {
      if (reading !== undefined && route.body !== undefined) {
        const read = async () => answerOf(context, reading, request, reply);
        request.body = await withoutEcho(route.body, request.body, read);
      }
      const input = toUseCaseInput(route, parseInput(route, request, languageOf(request)));
      const answer = await answerRoute(contextFor(context, request.actor), request.actor, input, reply);
      reply.header('cache-control', 'no-store');
      if (route.download !== undefined) {
        reply.type(route.download.type);
        reply.header('content-disposition', `attachment; filename="${route.download.filename}"`);
        return Readable.from(answer as AsyncIterable<string | Uint8Array>);
      }
      if (empty) {
        reply.code(204);
        return undefined;
      }
      const json = answer instanceof WrittenJson ? answer.text : answerSerializer(route, reply)(answer);
      reply.type('application/json; charset=utf-8');
      return json;
    },
  });
};

/** What this caller may reach. */
const contextFor = (context: Context, actor: Actor | undefined): Context =>
  actor?.kind === 'key' ? contextOfKey(context, actor) : context;

/** What a GET answers to this person; nothing if they may not ask it. */
const answerOf = async (
  context: Context,
  { route, answer }: ServedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  try {
    const input = toUseCaseInput(
      route,
      parseInput(route, { params: request.params, query: {}, body: {} }, languageOf(request)),
    );
    return JSON.parse(
      answerSerializer(
        route,
        reply,
      )(await answer(contextFor(context, request.actor), request.actor, input, reply)),
    );
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};
